import {getTranslations} from 'next-intl/server';
import {Breadcrumb} from '@/components/sections/Breadcrumb';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {Accordion} from '@/components/ui/Accordion';
import {Action} from '@/components/ui/Action';
import {H1, H2, Lede} from '@/components/ui/Heading';
import {Initials} from '@/components/ui/Initials';
import {InlineScript} from '@/components/ui/InlineScript';
import {entriesOf, type WordsAt} from '@/i18n/words';
import {site} from '@/settings/site';

type Words = WordsAt<'partner'>;

/** What a partner earns, on a kite that is let out on its thread. */
export function PartnerHero({title, text, action, figure}: Words['hero'] & {figure: string}) {
  return (
    <section className="relative overflow-clip border-b">
      <div className="wrap grid items-center gap-x-12 @sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="py-[clamp(40px,5vw,72px)]">
          <Breadcrumb path="/partner-program" className="mb-4 text-ink-2" />
          <H1>{title}</H1>
          <Lede className="mt-6 text-ink-2">{text}</Lede>
          <div className="mt-9 flex flex-wrap gap-3 @max-xs:*:flex-auto">
            <ApplyButton label={action} />
          </div>
        </div>
        <div className="relative min-h-64 self-stretch">
          <svg viewBox="0 0 480 460" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
            <path
              d="M40 410C90 450 150 470 200 420S256 380 262 330"
              fill="none"
              stroke="var(--color-cloth)"
              strokeWidth="2.5"
              strokeDasharray="12 8"
            />
            <path d="M40 398l9 12-9 12-9-12z" fill="var(--color-cloth)" />
            <g className="sway">
              <path d="M262 36 404 148 262 300 120 148z" fill="var(--color-marigold)" />
              <path
                d="M130 146Q262 50 394 146"
                fill="none"
                stroke="var(--color-on-marigold)"
                strokeWidth="2.5"
                strokeDasharray="10 7"
              />
              <path d="M262 300l34 46h-68z" fill="var(--color-cloth)" />
              <text
                x="262"
                y="186"
                className="fill-on-marigold font-semibold text-[72px] tracking-[-3px] [text-anchor:middle]"
              >
                {figure}
              </text>
            </g>
          </svg>
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}

/** What it pays, as the total of a bill. */
export function RevenueBand({title, text, action, figure, label, note}: Words['revenue']) {
  return (
    <section className="bg-indigo py-section text-on-indigo">
      <div className="wrap grid items-center gap-x-16 gap-y-10 @lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <H2>{title}</H2>
          <p className="mt-5 text-lede text-on-indigo-2">{text}</p>
          <div className="mt-8">
            <ApplyButton label={action} tone="light" />
          </div>
        </div>
        <div>
          <p className="border-on-indigo/70 border-b-[4px] border-double pb-3">
            <b className="block text-[clamp(4.5rem,2rem+8vw,8rem)] text-marigold leading-none tracking-[-0.05em]">
              {figure}
            </b>{' '}
            <span className="mt-3 block text-lede">{label}</span>
          </p>
          <p className="mt-4 text-note text-on-indigo-2">{note}</p>
        </div>
      </div>
    </section>
  );
}

/** Three voices side by side on the mist, each on its thread. */
export function PartnerStories({title, sample, items}: Words['stories']) {
  return (
    <section className="bg-mist py-section">
      <div className="wrap">
        <H2>{title}</H2>
        <p className="mt-4 text-ink-2">{sample}</p>
        <div className="partner-stories mt-10 grid gap-x-12 gap-y-10 @lg:grid-cols-3">
          {entriesOf(items).map(({id, quote, author, company}) => (
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

/** Opens the application in a tab of its own. */
export async function ApplyButton({label, tone}: {label: string; tone?: 'light'}) {
  const t = await getTranslations('common.actions');
  return (
    <Action href={site.partnerForm} tone={tone} newTab={t('newTab')}>
      {label}
    </Action>
  );
}

/** What people ask before they decide. */
export function PartnerQuestions({title, items}: Words['faq']) {
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
    const button = (event.target as Element).closest('.question-list button');
    const answer = answers.find((one) => button && one.previousElementSibling?.contains(button));
    if (!answer) return;
    // React on its way would answer as well.
    event.stopPropagation();
    show(answer.dataset.state === 'open' ? undefined : answer);
  };
  addEventListener('click', onClick, true);
  addEventListener('hydrated', () => removeEventListener('click', onClick, true));
}
