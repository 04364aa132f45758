import type {ReactNode} from 'react';
import type {Path} from '@/content/paths';
import {Breadcrumb} from './Breadcrumb';

type Props = {
  path: Path;
  title: string;
  text: string;
  action: ReactNode;
  /** The order's way. */
  children: ReactNode;
};

/** The night sky that the house is named for, and an order's way across it on the thread. */
export function JourneyHero({path, title, text, action, children}: Props) {
  return (
    <section className="overflow-clip bg-indigo text-on-indigo">
      <div className="wrap grid items-center gap-x-20 gap-y-12 py-10 md:py-16 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] xl:py-20">
        <div className="min-w-0">
          <Breadcrumb path={path} className="text-on-indigo-2" />
          <h1 className="mt-6 xl:text-[3.5rem] deva:xl:text-[3rem]">{title}</h1>
          <p className="mt-6 text-lede text-on-indigo-2 xl:text-pretty">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-xs:*:flex-auto">{action}</div>
        </div>
        {children}
      </div>
    </section>
  );
}
