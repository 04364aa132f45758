import {getTranslations} from 'next-intl/server';
import {unbroken} from '@/components/ui/unbroken';
import {planIds} from '@/content/plans';
import type {Text} from '@/i18n/shape';
import type {ListProps} from './SectionParts';

type Props = Text & {
  /** By plan. */
  items: Record<(typeof planIds)[number], Text>;
  questions: Pick<ListProps, 'title' | 'items'>;
};

/** Which plan suits whom, from the first to the largest, and what buyers ask about it; on the product's tint. */
export async function PlanFit({title, text, items, questions}: Props) {
  const t = await getTranslations('pricing.plans');
  return (
    <section className="mb-section bg-p-tint py-section dark:bg-sheet" id="fit">
      <div className="wrap plan-fit">
        <div className="plan-fit-row">
          <h2 className="md:col-span-2 print:col-span-2">{unbroken(title)}</h2>
          <p>{text}</p>
        </div>
        <ol className="mt-10 border-rule border-t-[1.5px]">
          {planIds.map((id) => (
            <li key={id} className="plan-fit-row">
              <b>{t(`${id}.name`)}</b>
              <h3>{items[id].title}</h3>
              <p>{items[id].text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 break-inside-avoid">
          <h2 className="text-h3-lg">{unbroken(questions.title)}</h2>
          <div className="mt-6 grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
            {questions.items.map((item) => (
              <div key={item.id}>
                <h3>{item.title}</h3>
                <p className="mt-2">{item.text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
