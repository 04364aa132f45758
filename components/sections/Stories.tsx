import {H2} from '@/components/ui/Heading';
import {Initials} from '@/components/ui/Initials';
import {LocalLink} from '@/components/ui/LocalLink';
import {checks} from '@/content/home';
import {entriesOf, wordsAt} from '@/i18n/words';

/** What a visitor can check, then three stories, the entry that changed before the words about it; on a phone they pass by sideways. */
export async function Stories() {
  const {title, sample, checks: labels, items} = await wordsAt('home.stories');
  return (
    <section id="stories" className="border-line border-t bg-sheet">
      <div className="wrap py-section">
        <p id="checks" className="font-semibold">
          {labels.label}
        </p>
        <ul aria-labelledby="checks" className="mb-6 flex flex-wrap gap-x-6 max-sm:text-[0.9375rem]">
          {checks.map(({key, href}) => (
            <li key={key}>
              <LocalLink href={href} className="text-link">
                {labels[key]}
              </LocalLink>
            </li>
          ))}
        </ul>
        <H2 className="text-h3-lg">{title}</H2>
        <p className="mt-1 mb-6 text-ink-2">{sample}</p>
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
          tabIndex={0}
          className="story-list"
        >
          {entriesOf(items).map(({id, before, quote, punchline, name, role, company}) => (
            <article key={id} className="story-card">
              <div>
                <p>{before.label}</p>
                <p>
                  <s>{before.then}</s>
                </p>
                <p>{before.now}</p>
              </div>
              <figure>
                <blockquote>
                  {quote} <em>{punchline}</em>
                </blockquote>
                <figcaption>
                  <Initials name={name} />{' '}
                  <span>
                    <b>{name}</b> {role}, {company}
                  </span>
                </figcaption>
              </figure>
            </article>
          ))}
        </section>
      </div>
    </section>
  );
}
