import {findAnswers} from '@/components/ui/findAnswers';
import {InlineScript} from '@/components/ui/InlineScript';
import {LateAccordion} from '@/components/ui/LateAccordion';

type Props = {title: string; items: readonly {id: string; title: string; text: string}[]};

/** What people ask before they decide. */
export function Questions({title, items}: Props) {
  return (
    <section
      className="wrap grid items-start gap-x-20 gap-y-8 pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      id="faq"
    >
      <h2>{title}</h2>
      <LateAccordion items={items} />
      <InlineScript run={findAnswers} args={[]} />
    </section>
  );
}
