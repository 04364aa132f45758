import {Icon} from '@/components/ui/Icon';
import {distributors} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const knob = '-translate-1/2 absolute top-1/2 size-6 text-marigold';

/** The form in which a brand says whom it looks for: the city, the category and the investment. */
export async function PartySearch() {
  const {t} = await wordsOfScene('skyDesk');
  // The first option of each group is selected.
  const groups = [
    {label: t('cityLabel'), options: [t('cities.nagpur'), t('cities.amravati'), t('cities.wardha')]},
    {label: t('categoryLabel'), options: [t('categories.pantry'), t('categories.care'), t('categories.gifting')]},
  ];
  return (
    <div role="img" aria-label={t('search')} className="rounded-md bg-night p-5 text-on-indigo text-small @sm:p-7">
      <div aria-hidden="true" className="grid grid-cols-2 gap-x-8 gap-y-6 @sm:@max-lg:grid-cols-3">
        <b className="col-span-full border-on-indigo/70 border-b-[3px] border-double pb-3 text-lede">{t('filters')}</b>
        {groups.map(({label, options}) => (
          <div key={label}>
            <span className="text-on-night">{label}</span>{' '}
            {options.map((option, index) => (
              <span
                key={option}
                className={`mt-2.5 flex items-center gap-2.5 ${index ? 'text-on-night' : 'font-semibold'}`}
              >
                <span
                  className={`grid size-5 place-items-center rounded-xs border ${index ? 'border-on-night/60' : 'border-marigold bg-marigold text-on-marigold'}`}
                >
                  {index === 0 && <Icon name="icon-tick" className="size-3" />}
                </span>{' '}
                {option}
              </span>
            ))}
          </div>
        ))}
        <div className="@max-sm:col-span-2 @lg:col-span-2">
          <span className="text-on-night">{t('investLabel')}</span>{' '}
          <span className="relative mt-4 block h-1 rounded-full bg-night-line">
            <i className="absolute inset-y-0 right-[28%] left-[24%] bg-marigold" />
            <Icon name="icon-knot" className={`left-[24%] ${knob}`} />
            <Icon name="icon-knot" className={`left-[72%] ${knob}`} />
          </span>
          <b className="mt-4 block">{t('range', {from: distributors.from, to: distributors.to})}</b>
        </div>
      </div>
    </div>
  );
}
