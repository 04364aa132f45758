import {EmailAddress} from '@/components/ui/EmailAddress';
import {LocalLink} from '@/components/ui/LocalLink';
import {Prose} from '@/components/ui/Prose';
import type {Href} from '@/content/paths';

type Section = {id: string; title: string; text: string};

type Props = {
  contentsTitle: string;
  sections: readonly Section[];
  related: {title: string; href: Href; name: string};
  aside: {title: string; text: string; email: string};
};

const link =
  'inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-cloth underline-offset-[6px] hover:decoration-4';

/** The contents beside the numbered clauses; on paper only the clauses. */
export function DocumentBody({contentsTitle, sections, related, aside}: Props) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 border-rule border-t-[1.5px] pt-10 pb-section lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:py-0">
      <Contents title={contentsTitle} sections={sections} />
      <div className="max-xl:max-w-[42rem] print:max-w-none">
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-line border-b py-8 sm:grid-cols-[2rem_minmax(0,1fr)] lg:first:pt-0 xl:grid-cols-[2rem_13rem_minmax(0,36rem)] print:break-inside-avoid print:grid-cols-[2rem_minmax(0,1fr)] print:gap-y-1 print:border-0 print:py-3"
          >
            <span aria-hidden="true" className="text-cloth-text text-h3 leading-snug">
              {index + 1}
            </span>
            <h2 className="text-h3 leading-snug tracking-tight">{section.title}</h2>
            <Prose
              text={section.text}
              className="col-span-full sm:col-start-2 xl:col-start-3 print:col-start-2 print:space-y-2"
            />
          </section>
        ))}
        <div className="mt-10 rounded-md border border-line bg-sheet p-6 sm:p-8 xl:ml-12 print:hidden">
          <h2 className="text-h3 tracking-tight">{aside.title}</h2>
          <p className="mt-1 text-ink-2">{aside.text}</p>
          <a href={`mailto:${aside.email}`} className={`mt-1 ${link} [overflow-wrap:anywhere] max-xs:text-note`}>
            <EmailAddress text={aside.email} />
          </a>
          <p className="mt-4 max-w-none border-line border-t pt-4">
            {related.title}{' '}
            <LocalLink href={related.href} className={link}>
              {related.name}
            </LocalLink>
          </p>
        </div>
      </div>
    </div>
  );
}

function Contents({title, sections}: {title: string; sections: readonly Section[]}) {
  return (
    <nav
      aria-label={title}
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <h2 className="double-rule pb-2 text-base tracking-normal">{title}</h2>
      <ol className="mt-2 text-note max-lg:columns-2 max-xs:columns-1">
        {sections.map((section, index) => (
          <li key={section.id} className="break-inside-avoid">
            <a
              href={`#${section.id}`}
              className="grid min-h-11 grid-cols-[2rem_1fr] focus-visible:-outline-offset-3 items-center text-balance py-1 text-ink-2 leading-snug no-underline hover:text-cloth-text"
            >
              <span>{index + 1}</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
