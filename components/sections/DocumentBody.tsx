import {EmailAddress} from '@/components/ui/EmailAddress';
import {LocalLink} from '@/components/ui/LocalLink';
import type {Href} from '@/content/paths';

type Section = {id: string; title: string; text: string};

type Props = {
  contentsTitle: string;
  sections: readonly Section[];
  related: {title: string; href: Href; name: string};
  aside: {title: string; text: string; email: string};
};

/** The contents beside the numbered clauses; on paper only the clauses. */
export function DocumentBody({contentsTitle, sections, related, aside}: Props) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 border-rule border-t-[1.5px] pt-10 pb-section lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:py-0">
      <Contents title={contentsTitle} sections={sections} />
      <div className="max-xl:max-w-[42rem] print:max-w-none">
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className="document-clause">
            <span aria-hidden="true">{index + 1}</span>
            <h2>{section.title}</h2>
            <div className="prose ">
              {section.text.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <div className="mt-10 rounded-md border border-line bg-sheet p-6 sm:p-8 xl:ml-12 print:hidden">
          <h2 className="text-h3 tracking-tight">{aside.title}</h2>
          <p className="mt-1 text-ink-2">{aside.text}</p>
          <a
            href={`mailto:${aside.email}`}
            className="text-link mt-1 font-semibold [overflow-wrap:anywhere] max-xs:text-note"
          >
            <EmailAddress text={aside.email} />
          </a>
          <p className="mt-4 max-w-none border-line border-t pt-4">
            {related.title}{' '}
            <LocalLink href={related.href} className="text-link font-semibold">
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
      <ol className="contents-list">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span>{index + 1}</span> {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
