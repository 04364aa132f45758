import type {ReactNode} from 'react';

type Props = {id?: string; title: string; text: string; ruled?: boolean; children: ReactNode};

/** A section on indigo, its title with a note beside it; `ruled` draws accounting's double rule below them. */
export function IndigoSection({id, title, text, ruled, children}: Props) {
  return (
    <section id={id} className="bg-indigo py-section text-on-indigo">
      <div className="wrap">
        <div
          className={`grid items-end gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] ${ruled ? 'border-on-indigo/70 border-b-[3px] border-double pb-5 md:pb-7' : 'pb-8 md:pb-10'}`}
        >
          <h2>{title}</h2>
          <p className="text-on-indigo-2">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
