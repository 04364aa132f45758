import {LocalLink} from '@/components/ui/LocalLink';
import {Prose} from '@/components/ui/Prose';
import type {Href} from '@/content/paths';

type Props = {
  contentsTitle: string;
  sections: readonly {id: string; title: string; text: string}[];
  related: {title: string; href: Href; name: string};
  aside: {title: string; text: string; email: string};
};

/** The contents beside the numbered sections; on paper only the sections. */
export function DocumentBody({contentsTitle, sections, related, aside}: Props) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 border-rule border-t-[1.5px] pt-10 pb-section lg:grid-cols-[17rem_minmax(0,1fr)]">
      <nav aria-label={contentsTitle} className="print:hidden lg:sticky lg:top-24 lg:self-start">
        <h2 className="double-rule pb-2 text-base tracking-normal">{contentsTitle}</h2>
        <ol className="mt-2 text-note max-lg:columns-2 max-xs:columns-1">
          {sections.map((section, index) => (
            <li key={section.id} className="break-inside-avoid">
              <a
                href={`#${section.id}`}
                className="grid min-h-11 grid-cols-[2rem_1fr] items-center text-ink-2 no-underline hover:text-cloth-text lg:min-h-9"
              >
                <span className="figures">{index + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-[42rem]">
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            className="grid grid-cols-[2rem_1fr] gap-x-4 border-line border-b py-8 first:pt-0"
          >
            <span aria-hidden="true" className="figures pt-0.5 text-cloth-text text-h3 leading-snug">
              {index + 1}
            </span>
            <div>
              <h2 className="text-h3-lg leading-tight tracking-tight">{section.title}</h2>
              <Prose text={section.text} className="mt-3" />
            </div>
          </section>
        ))}
        <p className="mt-10 print:hidden">
          {related.title}{' '}
          <LocalLink
            href={related.href}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-cloth underline-offset-[6px]"
          >
            {related.name}
          </LocalLink>
        </p>
        <aside className="mt-6 rounded-md border border-line bg-sheet p-6 print:hidden">
          <h2 className="text-h3 tracking-tight">{aside.title}</h2>
          <p className="mt-1 text-ink-2">{aside.text}</p>
          <a
            href={`mailto:${aside.email}`}
            className="mt-1 inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-cloth underline-offset-[6px] [overflow-wrap:anywhere]"
          >
            {aside.email}
          </a>
        </aside>
      </div>
    </div>
  );
}
