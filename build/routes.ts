import type {NextAdapter} from 'next';
import {pages} from '@/content/paths';
import {pathOfDecision} from '@/i18n/decide';
import {locales} from '@/i18n/languages';

/** What Next's build has made, as it hands it to an adapter. */
export type Outputs = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]['outputs'];
type Routes = Pick<Outputs, 'prerenders' | 'appPages' | 'appRoutes'>;

const remedy = 'docs/adding-a-page.md says what a page needs.';

/**
 * Compares the routes under `app/` with the paths in `content/paths.ts`. A route without a path would be a 404, and a path without a
 * route an error, and neither would fail the build. @throws with advice
 */
export function checkRoutes(routes: Routes) {
  const expected = locales.flatMap(pagePathsIn);
  const built = documentsOf(routes);
  const problems = [
    ...without(built, expected).map((path) => `${path} is no page of content/paths.ts: visitors would get 404.`),
    ...without(expected, built).map((path) => `${path} is a page of content/paths.ts, but no route makes it.`),
    ...renderedOnRequest(routes).map(
      (path) => `${path} is rendered on request, but dist/ has only what is prerendered.`,
    ),
  ];
  if (problems.length > 0) throw new Error([...problems, remedy].join('\n'));
}

/** The prerendered paths of a language, including that of the not-found page. */
function pagePathsIn(locale: (typeof locales)[number]): string[] {
  const paths = pages.map(({path}) => pathOfDecision({kind: 'page', locale, path}));
  return [...paths, pathOfDecision({kind: 'notFound', locale, isPrefixed: true})];
}

/** Whether a path is one of Next's own error pages. */
export const isInternal = (path: string) => path.startsWith('/_');

export const isHtml = (contentType: unknown): boolean => String(contentType).startsWith('text/html');

/** The paths of the prerendered documents. A `pathname` is the path of one output: `/hi/pricing`. */
const documentsOf = ({prerenders}: Routes): string[] =>
  prerenders
    .filter(({fallback}) => isHtml(fallback?.initialHeaders?.['content-type']))
    .map(({pathname}) => pathname)
    .filter((path) => !isInternal(path));

/** The routes without prerendered outputs. The `route` of an output is the `pathname` of its file in app/: `/[locale]/pricing`. */
function renderedOnRequest({prerenders, appPages, appRoutes}: Routes): string[] {
  const prerendered = new Set(prerenders.map(({route}) => route));
  return [...appPages, ...appRoutes]
    .map(({pathname}) => pathname)
    .filter((path) => !isInternal(path) && !path.endsWith('.rsc') && !prerendered.has(path));
}

function without(some: readonly string[], others: readonly string[]): string[] {
  const excluded = new Set(others);
  return some.filter((each) => !excluded.has(each));
}
