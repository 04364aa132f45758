import {getTranslations} from 'next-intl/server';
import {HomeLedger} from '@/components/illustrations/HomeLedger';
import {ExampleChip} from '@/components/sections/ExampleChip';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {Stars} from '@/components/sections/Stars';
import {Action} from '@/components/ui/Action';
import {ButtonRow} from '@/components/ui/ButtonRow';
import {H1, Lede} from '@/components/ui/Heading';
import {LocalLink} from '@/components/ui/LocalLink';
import {ratings} from '@/content/claims';
import {counters} from '@/content/home';
import {figures} from '@/content/messageFigures';
import {ownerFacts} from '@/content/ownerFacts';
import {demoHref} from '@/content/paths';
import {wordsAt} from '@/i18n/words';
import {site} from '@/settings/site';
import styles from './HomeHero.module.css';

/** The title names the category, in small letters. */
const title = 'text-[1.25rem]/[1.25] text-ink-2 @sm:text-[1.75rem]/[1.2] deva:leading-snug';

/** The sentence that a visitor should remember is the largest. */
const promise =
  'mt-2 font-semibold text-[clamp(2.5rem,1.7rem+3.6vw,4.5rem)]/[1.04] text-balance text-ink tracking-[-0.034em] @sm:mt-4 deva:leading-[1.25] deva:tracking-normal large-text:text-[1.75rem]';

/** The hero of the home page: title and buttons on the left, a ledger page on the right, and figures below both. */
export async function HomeHero() {
  const words = await wordsAt('home.hero');
  return (
    <section id="hero" className="overflow-clip">
      <div className="wrap grid gap-x-[clamp(32px,4vw,60px)] pt-5 @sm:pt-[clamp(40px,5vw,72px)] @xl:grid-cols-[2fr_3fr]">
        <div className="gap-x-12 @max-xl:@md:grid @max-xl:@md:grid-cols-[1fr_max-content] @xl:pb-36 @xl:[@media(height>=50rem)]:content-center">
          <div className="@max-xl:@md:col-span-2">
            <H1 className={title}>{words.title}</H1>
            <p className={promise}>{words.promise}</p>
          </div>
          <Lede className="mt-3 max-w-[32rem] text-ink-2 @max-xs:text-base/normal @sm:mt-6">{words.text}</Lede>
          {/* In a window of middle width the buttons are beside the text, and the ledger is below both. */}
          <div>
            <ButtonRow className="mt-5 @sm:mt-8 @max-xl:@md:mt-6">
              <Action href={demoHref}>{words.bookDemo}</Action>{' '}
              <Action href={site.admin} tone="outline">
                {words.freeTrial}
              </Action>
            </ButtonRow>
            <p className="mt-3 text-ink-2 text-small @max-[25rem]:text-scene @sm:mt-5 @sm:max-w-[26rem] @sm:text-note">
              {words.trial}
            </p>
          </div>
        </div>
        <HomeLedger />
      </div>
      <div className="wrap relative">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-0 -mr-bleed border-rule border-t @max-sm:-ml-gutter"
        />
        <Counters />
        <StarredLine />
      </div>
      <HeroEnd />
    </section>
  );
}

/** The average of the review sites, which the band of ratings shows one by one. */
async function StarredLine() {
  const t = await getTranslations('home.ratings');
  const {overall, maximum} = ratings;
  return (
    <p className="flex max-w-none flex-wrap items-center gap-x-2 gap-y-1 border-t py-1 text-ink-2 text-small @sm:gap-x-3 @sm:text-note">
      <Stars score={overall} decorative height="h-3.5 @sm:h-5" />{' '}
      <span className="flex items-center gap-x-2">
        <LocalLink href="/#ratings" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('overall')}: {t('score', {score: overall, maximum})}
        </LocalLink>{' '}
        {!ownerFacts.reviewSites && <ExampleChip />}
      </span>{' '}
      <span>{t('satisfaction', figures)}</span>
    </p>
  );
}

const figureType =
  'whitespace-nowrap font-semibold text-figure tracking-[-0.035em] @max-[22rem]:text-h2 large-text:whitespace-normal large-text:text-h3';

/** Four figures about the company. */
async function Counters() {
  const words = await wordsAt('home.counters');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={words.label}>
      <dl className="grid grid-cols-2 @md:grid-cols-4">
        {counters.map((key) => (
          <div key={key} className={styles.counter}>
            <dt className="text-balance text-ink-2 leading-snug @max-sm:text-note">{words[key].label}</dt>
            <dd className={figureType}>{words[key].figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
