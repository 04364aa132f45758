import type {ReactNode} from 'react';
import {ExampleChip} from '@/components/sections/ExampleChip';
import {Stars} from '@/components/sections/Stars';
import {Initials} from '@/components/ui/Initials';

type Props = {
  name: string;
  /** The person's role and company. */
  role: ReactNode;
  /** The address of a square picture of the person. Without one, there are the initials. */
  portrait?: string | undefined;
  /** How many stars the person gave, where that is known. */
  stars?: number | undefined;
  /** Whether it stands in for a real story. */
  isExample?: boolean;
  /** The quote. */
  children: ReactNode;
  /** Classes for the parts. */
  look: {figure: string; quote: string; caption?: string};
};

/** A quote beside a dashed line, with the person who said it. */
export const Testimonial = ({name, role, portrait, stars, isExample, children, look}: Props) => (
  <figure className={`flex flex-col justify-between ${look.figure}`}>
    <blockquote className={`border-cloth border-l-3 border-dashed text-pretty ${look.quote}`}>
      {(stars !== undefined || isExample) && (
        <span className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {stars !== undefined && <Stars score={stars} />} {isExample && <ExampleChip />}{' '}
        </span>
      )}
      {children}
    </blockquote>
    <figcaption className={`flex items-center gap-4 text-ink-2 ${look.caption ?? ''}`}>
      {portrait ? <Portrait address={portrait} /> : <Initials name={name} />}{' '}
      <span>
        <b className="block text-ink">{name}</b> {role}
      </span>
    </figcaption>
  </figure>
);

/** It loads late. The name beside it says who it is. */
const Portrait = ({address}: {address: string}) => (
  // biome-ignore lint/performance/noImgElement: a small picture has one size
  <img
    src={address}
    alt=""
    aria-hidden="true"
    width="76"
    height="76"
    loading="lazy"
    className="size-19 flex-none rounded-full object-cover print:hidden"
  />
);
