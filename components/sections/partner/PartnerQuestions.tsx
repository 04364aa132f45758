import {Accordion} from '@/components/ui/Accordion';
import {H2} from '@/components/ui/Heading';
import {InlineScript} from '@/components/ui/InlineScript';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** What people ask before they decide. */
export function PartnerQuestions({title, items}: WordsAt<'partner.faq'>) {
  return (
    <section className="wrap pb-section" id="faq">
      <H2 className="double-rule pb-4 @md:pb-7">{title}</H2>
      <Accordion items={entriesOf(items).map(({id, question, answer}) => ({id, title: question, text: answer}))} />
      <InlineScript run={answerBeforeReact} args={[]} />
    </section>
  );
}

/** Opens and closes answers until React is there; links to a text, which browsers look for while the page loads, find closed ones. */
function answerBeforeReact() {
  const answers = [...document.querySelectorAll<HTMLElement>('.question-answer')];
  const show = (shown: HTMLElement | undefined) => {
    for (const answer of answers) {
      const open = answer === shown;
      const button = answer.previousElementSibling?.firstElementChild;
      for (const element of [answer, button]) element?.setAttribute('data-state', open ? 'open' : 'closed');
      button?.setAttribute('aria-expanded', String(open));
      if (open) answer.removeAttribute('hidden');
      else answer.setAttribute('hidden', 'until-found');
    }
  };
  show(undefined);
  for (const answer of answers) answer.addEventListener('beforematch', () => show(answer));

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('#faq button');
    const answer = answers.find((one) => button && one.previousElementSibling?.contains(button));
    if (!answer) return;
    // React on its way would answer as well.
    event.stopPropagation();
    show(answer.dataset.state === 'open' ? undefined : answer);
  };
  addEventListener('click', onClick, true);
  addEventListener('hydrated', () => removeEventListener('click', onClick, true));
}
