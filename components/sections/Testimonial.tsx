import type {ReactNode} from 'react';
import {Initials} from '@/components/ui/Initials';

type Props = {
  name: string;
  /** The person's role and company. */
  role: ReactNode;
  /** The quote. */
  children: ReactNode;
  /** Classes for the parts. */
  look: {figure: string; quote: string; caption?: string};
};

/** A quote beside a dashed line, with the person who said it. */
export const Testimonial = ({name, role, children, look}: Props) => (
  <figure className={`flex flex-col justify-between ${look.figure}`}>
    <blockquote className={`border-cloth border-l-3 border-dashed text-pretty ${look.quote}`}>{children}</blockquote>
    <figcaption className={`flex items-center gap-4 text-ink-2 ${look.caption ?? ''}`}>
      <Initials name={name} />{' '}
      <span>
        <b className="block text-ink">{name}</b> {role}
      </span>
    </figcaption>
  </figure>
);
