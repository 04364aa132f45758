import type {ReactNode} from 'react';
import {Initials} from '@/components/ui/Initials';

type Props = {
  name: string;
  /** What they are, and where. */
  role: ReactNode;
  /** What they say. */
  children: ReactNode;
  /** Classes for its parts. */
  look: {figure: string; quote: string; caption?: string};
};

/** What somebody said, on the thread. */
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
