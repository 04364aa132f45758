import {getTranslations} from 'next-intl/server';
import {ratings} from '@/content/claims';

const {maximum} = ratings;
const positions = Array.from({length: maximum}, (_, index) => index * 26);
const star = 'M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.8l-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z';

type Props = {
  score: number;
  /** Set where words beside the stars say the score. */
  decorative?: boolean;
  /** The class for its height. */
  height?: string;
};

/** A rating as stars, the last of which may be filled in part. Screen readers get it in words. */
export async function Stars({score, decorative, height = 'h-5'}: Props) {
  const t = await getTranslations('home.ratings');
  return (
    <>
      <svg viewBox={`0 0 ${maximum * 26} 24`} aria-hidden="true" className={`w-auto flex-none ${height}`}>
        <defs>
          <clipPath id={`stars-${score * 10}`}>
            <rect width={score * 26} height="24" />
          </clipPath>
        </defs>
        {positions.map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} fill="var(--color-line)" />
        ))}
        <g clipPath={`url(#stars-${score * 10})`}>
          {positions.map((x) => (
            <path key={x} d={star} transform={`translate(${x})`} fill="var(--color-marigold)" />
          ))}
        </g>
      </svg>
      {!decorative && <span className="sr-only">{t('score', {score, maximum})} </span>}
    </>
  );
}
