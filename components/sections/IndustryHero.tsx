import type {ReactNode} from 'react';
import {H1} from '@/components/ui/Heading';
import type {Path} from '@/content/paths';
import {Breadcrumb} from './Breadcrumb';
import styles from './IndustryHero.module.css';

type Props = {
  path: Path;
  badge: string;
  title: string;
  text: string;
  actions: ReactNode;
  /** The industry's goods, which stand on the page's double rule. */
  children: ReactNode;
};

/** A ruled ledger page; the trade's own goods stand on its double rule. */
export function IndustryHero({path, badge, title, text, actions, children}: Props) {
  return (
    <section
      className={`relative isolate overflow-x-clip border-ink border-b-5 border-double bg-sheet ${styles.ruled}`}
    >
      <div className="wrap grid gap-x-10 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <div className="min-w-0 pt-8 short:pt-4 md:pt-14 md:short:pt-5 xl:col-span-2">
          <Breadcrumb path={path} className="text-ink-2" />
          <p className="mt-6 short:mt-3 w-fit rounded-xs bg-marigold px-3 py-1.5 font-semibold text-on-marigold text-small">
            {badge}
          </p>
          <H1 className="mt-4 short:mt-3 max-w-[20ch] xl:short:text-[3rem] deva:max-w-[24ch]">{title}</H1>
        </div>
        <div className="pt-6 short:pt-4 xl:pt-8 xl:short:pt-4 xl:pb-16">
          <p className="text-ink-2 text-lede xl:text-pretty">{text}</p>
          <div className="mt-8 short:mt-5 xl:-mr-10 flex flex-wrap gap-3 max-xs:*:flex-auto">{actions}</div>
        </div>
        <div className="mt-10 self-end max-sm:-mx-gutter max-sm:px-1.5 sm:ml-auto sm:w-full sm:max-w-3xl xl:mt-2 xl:max-w-none xl:w-auto xl:ml-0">
          {children}
        </div>
      </div>
    </section>
  );
}
