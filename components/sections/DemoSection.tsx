import type {ReactNode} from 'react';
import {Icon} from '@/components/ui/Icon';
import {DemoWays, type DemoWaysProps} from './DemoWays';

type Props = {
  id: string;
  title: string;
  text: string;
  /** Its head stands on cloth, and the form reaches into it. */
  cover?: boolean | undefined;
  expect: {title: string; steps: readonly {title: string; text: string}[]};
  ways: DemoWaysProps;
  /** The hosted form that the page has, as JSON; without, the page has the site's own (components/forms/DemoForm.tsx). */
  hosted?: string;
  form: ReactNode;
};

/** Where a conversation starts: the form, what a demo is like, and every other way to ask for one. */
export function DemoSection({id, title, text, cover, expect, ways, hosted, form}: Props) {
  return (
    <section
      id={id}
      data-hosted={hosted}
      className={`scroll-mt-16 ${cover ? 'demo-cover relative isolate overflow-clip pb-section' : 'py-section'}`}
    >
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:grid-rows-[auto_1fr]">
        <div>
          <h2>{title}</h2>
          <p className={`mt-4 text-lede ${cover ? 'text-inherit' : ''}`}>{text}</p>
        </div>
        <div className="self-start overflow-hidden rounded-md border border-line bg-sheet lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
          {!cover && (
            <div aria-hidden="true" className="relative h-10 bg-cloth">
              <span className="stitch-x absolute inset-x-0 top-[18px]" />
            </div>
          )}
          <div className="p-6 sm:p-8">{form}</div>
        </div>
        <div>
          <h3 className="border-rule border-b-[1.5px] pb-3">{expect.title}</h3>
          <ol className="entries knots demo-steps">
            {expect.steps.map((step) => (
              <li key={step.title}>
                <Icon name="icon-knot" />
                <div>
                  <b>{step.title}</b>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <DemoWays {...ways} />
        </div>
      </div>
    </section>
  );
}
