import {getTranslations} from 'next-intl/server';
import {Icon} from '@/components/ui/Icon';
import {keepPhrasesTogether} from '@/components/ui/keepPhrasesTogether';
import {LocalLink} from '@/components/ui/LocalLink';
import {type Path, pageOf} from '@/content/paths';
import {trailOf} from '@/lib/seo/breadcrumb';

/** The links from the home page down to a page. They are 44 px high, and a negative margin takes back what the text does not need. */
export async function Breadcrumb({path, className = ''}: {path: Path; className?: string}) {
  const t = await getTranslations();
  // The page's own translator, because its texts have the marks for the button "Keys" in development.
  const trail = trailOf(pageOf(path), {text: (key) => t(key as never)});
  return (
    <nav aria-label={t('common.breadcrumb.label')} className={`-my-2.5 text-note print:hidden ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((step, index) => (
          <li key={step.name} className="flex min-h-11 items-center gap-x-2">
            {index > 0 && <Icon name="icon-knot" className="size-2.5 opacity-70" />}
            {step.path === path ? <CurrentPage {...step} /> : <PageAbove {...step} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Step = ReturnType<typeof trailOf>[number];

const PageAbove = ({name, path}: Step) => (
  <LocalLink
    href={path}
    className="touch-target flex min-h-11 items-center underline decoration-1 underline-offset-[5px] hover:decoration-2"
  >
    {name}
  </LocalLink>
);

const CurrentPage = ({name}: Step) => (
  <span aria-current="page" className="font-semibold">
    {keepPhrasesTogether(name)}
  </span>
);
