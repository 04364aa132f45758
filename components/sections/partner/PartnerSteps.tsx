import {Section} from '@/components/sections/SectionParts';
import {H3} from '@/components/ui/Heading';
import {entriesOf, type WordsAt} from '@/i18n/words';

/** The numbered steps of becoming a partner. */
export function PartnerSteps({title, text, items}: WordsAt<'partner.steps'>) {
  return (
    <Section title={title} text={text}>
      <ol className="grid gap-y-8 @md:grid-cols-3">
        {entriesOf(items).map((step, index) => (
          <li
            key={step.id}
            className="@max-md:relative @max-md:pl-13 @md:border-l @md:px-8 @md:first:border-0 @md:first:pl-0"
          >
            <span
              aria-hidden="true"
              className="@max-md:-top-2 @max-md:absolute @max-md:left-0 font-semibold text-cloth-text text-figure"
            >
              {index + 1}
            </span>
            <H3 className="@md:mt-2 text-h3-lg">{step.title}</H3>
            <p className="mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
