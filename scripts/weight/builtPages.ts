import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Weight} from './budgets';
import {namedFiles} from './namedFiles';
import {type Spot, spotAt} from './templates';
import {kilobytesOf, kilobytesOfDocument} from './weigh';

/** A prerendered page: what its document makes a browser load, and the fonts among it. */
type BuiltPage = {route: string; weight: Weight; fonts: string[]};

const root = fileURLToPath(new URL('../..', import.meta.url));
const siteBuild = join(root, '.next');

/**
 * Every prerendered page of a build, from its files alone: the same on every machine. What scripts load later, only a
 * browser knows: `npm run bench`.
 */
export function builtPages(build = siteBuild): BuiltPage[] {
  const manifest: {routes: Record<string, unknown>} = JSON.parse(
    readFileSync(join(build, 'prerender-manifest.json'), 'utf8'),
  );
  const folder = join(build, 'server/app');
  const weigh = weigher(build);
  return Object.keys(manifest.routes)
    .map((route) => ({route, name: route === '/' ? '/index' : route}))
    .filter(({name}) => existsSync(join(folder, `${name}.html`)))
    .map(({route, name}) => {
      const html = readFileSync(join(folder, `${name}.html`), 'utf8');
      const {headers = {}}: {headers?: Record<string, string>} = JSON.parse(
        readFileSync(join(folder, `${name}.meta`), 'utf8'),
      );
      const files = namedFiles(html, headers.link);
      const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + weigh(url), 0);
      const document = kilobytesOfDocument(html);
      const own = {
        js: sum(files.scripts),
        html: document.html,
        css: document.css + sum(files.styles),
        fonts: sum(files.fonts),
      };
      const everything = own.js + own.html + own.css + own.fonts + sum(files.others);
      return {route, weight: {...own, everything}, fonts: files.fonts};
    });
}

/** The pages of the site among them, the one for missing pages too. */
export const sitePages = (build = siteBuild) =>
  builtPages(build).flatMap((page): (BuiltPage & Pick<Spot, 'template' | 'locale'>)[] => {
    const spot = spotAt(page.route);
    return spot ? [{...page, ...spot}] : [];
  });

/** Weighs each file of a build once. */
function weigher(build: string) {
  const known = new Map<string, number>();
  return (url: string) => {
    const size = known.get(url) ?? kilobytesOf(readFileSync(fileAt(build, url)), url);
    known.set(url, size);
    return size;
  };
}

/** A hashed file, what a route has drawn, or an icon. */
function fileAt(build: string, url: string): string {
  const path = decodeURI(url);
  if (path.startsWith('/_next/')) return join(build, path.replace('/_next/', ''));
  const drawn = join(build, 'server/app', `${path}.body`);
  return existsSync(drawn) ? drawn : join(build, '../public', path);
}
