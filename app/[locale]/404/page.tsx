import type {Metadata} from 'next';
import {CutThread} from '@/components/illustrations/CutThread';
import {PageShell} from '@/components/layout/PageShell';
import {HeroEnd} from '@/components/sections/HeroEnd';
import {Action} from '@/components/ui/Action';
import {H1, H2, Lede} from '@/components/ui/Heading';
import {Icon} from '@/components/ui/Icon';
import {InlineScript} from '@/components/ui/InlineScript';
import {LocalLink} from '@/components/ui/LocalLink';
import {type Path, singlePages} from '@/content/paths';
import {messageArguments} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {pageName, wordsAt} from '@/i18n/words';

/** The pages that the list links to: all outside the collections. The home page has a button instead. */
const helpfulPages = (Object.keys(singlePages) as Path[]).filter((path) => path !== '/');

export async function generateMetadata(): Promise<Metadata> {
  const {title, description} = await wordsAt('errors.notFound.meta');
  const {brand} = messageArguments(await pageLocale());
  return {
    title: `${title} | ${brand}`,
    description,
    robots: {index: false},
  };
}

/** Rendered for unknown paths (i18n/decide.ts), with status 404: Next's own notFound() answers with an empty document. */
export default async function NotFoundPage() {
  const words = await wordsAt('errors.notFound');
  const links = await Promise.all(helpfulPages.map(async (href) => ({href, name: await pageName(href)})));
  return (
    <PageShell>
      <section className="wrap grid items-center gap-x-12 gap-y-4 py-section @lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="font-semibold text-cloth-text text-figure">{words.code}</p>
          <H1 className="mt-2">{words.title}</H1>
          <Lede className="mt-6 text-ink-2">{words.text}</Lede>
          <Action href="/" className="mt-9">
            {words.home}
          </Action>
          <H2 className="double-rule mt-14 pb-3 text-h3 tracking-normal">{words.links}</H2>
          <ul>
            {links.map((link) => (
              <li key={link.href} className="border-b">
                <LocalLink
                  href={link.href}
                  className="flex min-h-13 items-center justify-between gap-4 no-underline hover:text-cloth-text"
                >
                  {link.name}
                  <Icon name="icon-arrow" className="size-3.5" />
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
        <CutThread className="w-36 @max-lg:order-first @max-lg:-mb-16 @max-lg:justify-self-end @lg:w-90" />
        {/* Helps a developer who looks for a broken link in the browser's console. */}
        <InlineScript run={logAddress} args={[]} />
        <HeroEnd />
      </section>
    </PageShell>
  );
}

/** Logs the missing address, and removes doubled slashes from it: Next's router would take them for another host's address, and fail. */
function logAddress() {
  const {pathname, search, hash} = location;
  console.error('404:', pathname);
  const path = pathname.replace(/\/+/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
