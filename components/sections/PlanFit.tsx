import {getTranslations} from 'next-intl/server';
import {H2, H3} from '@/components/ui/Heading';
import {type PlanId, planIds} from '@/content/plans';
import type {Text} from '@/i18n/shape';
import type {ListProps} from './SectionParts';

type Props = Text & {items: Record<PlanId, Text>; questions: Pick<ListProps, 'title' | 'items'>};

/** Which plan suits whom, from the first to the largest, and what buyers ask about it; on the product's tint. */
export async function PlanFit({title, text, items, questions}: Props) {
  const t = await getTranslations('pricing.plans');
  return (
    <section className="mb-section bg-p-tint py-section dark:bg-sheet" id="fit">
      <div className="wrap">
        <div className="plan-fit-row items-end gap-y-4">
          <H2 className="md:col-span-2 print:col-span-2">{title}</H2>
          <p>{text}</p>
        </div>
        <ol className="mt-10 border-rule border-t-[1.5px]">
          {planIds.map((id) => (
            <li key={id} className="plan-fit-row border-p-line border-b py-6">
              <b className="text-p">{t(`${id}.name`)}</b>
              <H3>{items[id].title}</H3>
              <p>{items[id].text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 break-inside-avoid">
          <H2 className="text-h3-lg">{questions.title}</H2>
          <div className="mt-6 grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
            {questions.items.map((item) => (
              <div key={item.id}>
                <H3>{item.title}</H3>
                <p className="mt-2">{item.text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
