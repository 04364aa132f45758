import type {ReactNode} from 'react';
import {SectionHead} from './SectionHead';

type Props = {title: string; text: string; children: ReactNode};

/** The head of the core offerings; the blocks below it bring their own widths. */
export function Offerings({title, text, children}: Props) {
  return (
    <section id="offerings">
      <div className="wrap [&>*]:mb-0 [&>*]:border-b-0 sm:[&>*]:mb-3">
        <SectionHead title={title} text={text} />
      </div>
      {children}
    </section>
  );
}
