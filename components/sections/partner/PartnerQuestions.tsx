import {Accordion} from '@/components/ui/Accordion';
import {H2} from '@/components/ui/Heading';
import {InlineScript} from '@/components/ui/InlineScript';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** Frequently asked questions. */
export function PartnerQuestions({title, items}: WordsAt<'partner.faq'>) {
  const questions = entriesOf(items).map(({id, question, answer}) => ({id, title: question, text: answer}));
  return (
    <section className="wrap pb-section" id="faq">
      <H2 className="double-rule pb-4 @md:pb-7">{title}</H2>
      <Accordion items={questions} />
      <InlineScript run={answerBeforeReact} args={[]} />
    </section>
  );
}

/**
 * Opens and closes answers until React is there. It runs while the document is read, because that is when a browser looks for
 * the text that a link points to, which may be in a closed answer.
 */
function answerBeforeReact() {
  const answers = [...document.querySelectorAll<HTMLElement>('.question-answer')];
  const openOnly = (opened: HTMLElement | undefined) => {
    for (const answer of answers) {
      const isOpen = answer === opened;
      const button = answer.previousElementSibling?.firstElementChild;
      for (const element of [answer, button]) element?.setAttribute('data-state', isOpen ? 'open' : 'closed');
      button?.setAttribute('aria-expanded', String(isOpen));
      if (isOpen) answer.removeAttribute('hidden');
      else answer.setAttribute('hidden', 'until-found');
    }
  };
  openOnly(undefined);
  for (const answer of answers) answer.addEventListener('beforematch', () => openOnly(answer));

  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('#faq button');
    const answer = answers.find((one) => button && one.previousElementSibling?.contains(button));
    if (!answer) return;
    // React may be hydrating, and must not handle the click a second time.
    event.stopPropagation();
    const wasOpen = answer.dataset.state === 'open';
    openOnly(wasOpen ? undefined : answer);
  };
  addEventListener('click', onClick, true);
  addEventListener('hydrated', () => removeEventListener('click', onClick, true));
}
