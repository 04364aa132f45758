import {Icon} from '@/components/ui/Icon';
import {LocalLink} from '@/components/ui/LocalLink';
import type {IndustrySlug} from '@/content/industries';
import {pathOf} from '@/content/paths';
import {IndigoSection} from './IndigoSection';
import type {SectionProps} from './productSection';

/** The trades that a product knows, as an index on indigo: every entry leads to the trade's own page. */
export function Trades({id, title, text, items}: SectionProps) {
  return (
    <IndigoSection id={id} title={title} text={text} ruled>
      <ul className="grid gap-x-12 sm:grid-cols-2 lg:gap-x-16">
        {items.map((item) => (
          <li
            key={item.id}
            className="group relative grid grid-cols-[minmax(0,1fr)_1.25rem] content-start gap-x-5 border-indigo-line border-b py-5 sm:py-6 md:py-7 max-sm:last:border-b-0 max-sm:last:pb-0 sm:nth-last-[-n+2]:border-b-0 sm:nth-last-[-n+2]:pb-0"
          >
            <h3 className="text-h3-lg">
              <LocalLink
                // The facts let a section of this kind name nothing but industries.
                href={pathOf('industries', item.id as IndustrySlug)}
                className="text-on-indigo no-underline transition-colors after:absolute after:inset-0 group-hover:text-marigold"
              >
                {item.title}
              </LocalLink>
            </h3>
            <Icon
              name="icon-arrow"
              className="mt-1.5 size-5 text-marigold motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
            />
            <p className="mt-2 text-on-indigo-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </IndigoSection>
  );
}
