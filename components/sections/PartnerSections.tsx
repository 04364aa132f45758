import {Accordion} from '@/components/ui/Accordion';
import {H2, H3} from '@/components/ui/Heading';
import {Initials} from '@/components/ui/Initials';
import {InlineScript} from '@/components/ui/InlineScript';
import {partner} from '@/content/partner';
import {inOrder, wordsAt} from '@/i18n/words';
import {Section, TextList} from './SectionParts';

/** Three entries of a ledger, numbered as in a book. */
export async function PartnerSteps() {
  const {items, ...head} = await wordsAt('partner.steps');
  return (
    <Section {...head}>
      <ol className="grid gap-y-8 md:grid-cols-3">
        {inOrder(partner.steps, items).map(({id, title, text}, index) => (
          <li key={id} className="md:border-line md:border-l md:px-8 md:first:border-0 md:first:pl-0">
            <span aria-hidden="true" className="font-semibold text-cloth-text text-figure">
              {index + 1}
            </span>
            <H3 className="mt-2 text-h3-lg">{title}</H3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a partner gets, on one ruled sheet. */
export async function PartnerBenefits() {
  const {items, ...head} = await wordsAt('partner.benefits');
  return (
    <Section {...head}>
      <TextList
        className="partner-benefits sm:grid-cols-2 lg:grid-cols-3"
        icon="knot"
        items={inOrder(partner.benefits, items)}
      />
    </Section>
  );
}

/** Three voices side by side on the mist, each on its thread. */
export async function PartnerStories() {
  const {title, sample, items} = await wordsAt('partner.stories');
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <H2>{title}</H2>
        <p className="mt-4 text-ink-2">{sample}</p>
        <div className="partner-stories mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {inOrder(partner.stories, items).map(({id, quote, author, company}) => (
            <figure key={id}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Initials name={author} />{' '}
                <span>
                  <b>{author}</b> <span className="text-ink-2">{company}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Who may apply: the conditions as a checklist. */
export async function PartnerConditions() {
  const {items, ...head} = await wordsAt('partner.who');
  return (
    <Section className="pb-section" {...head}>
      <TextList
        className="entries partner-conditions gap-x-16 md:grid md:grid-cols-2"
        icon="tick"
        boxed
        items={inOrder(partner.who, items)}
      />
    </Section>
  );
}

/** What people ask before they decide. */
export async function PartnerQuestions() {
  const {title, items} = await wordsAt('partner.faq');
  return (
    <section className="wrap pb-section" id="faq">
      <H2 className="double-rule pb-4 md:pb-7">{title}</H2>
      <Accordion
        items={inOrder(partner.faq, items).map(({id, question, answer}) => ({id, title: question, text: answer}))}
      />
      <InlineScript run={findAnswers} args={[]} />
    </section>
  );
}

/** Lets links to a text find closed answers before React is there: browsers look for it while the page loads. */
function findAnswers() {
  for (const answer of document.querySelectorAll<HTMLElement>('.question-answer')) {
    answer.setAttribute('hidden', 'until-found');
    answer.addEventListener('beforematch', () => {
      answer.dataset.state = 'open';
    });
  }
}
