import {Accordion} from '@/components/ui/Accordion';
import {H2} from '@/components/ui/Heading';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** What people ask before they decide. */
export function PartnerQuestions({title, items}: WordsAt<'partner.faq'>) {
  const questions = entriesOf(items).map(({id, question, answer}) => ({id, title: question, text: answer}));
  return (
    <section className="wrap pb-section" id="faq">
      <H2 className="double-rule pb-4 @md:pb-7">{title}</H2>
      <Accordion name="faq" items={questions} />
    </section>
  );
}
