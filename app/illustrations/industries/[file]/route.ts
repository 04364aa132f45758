import {fileResponse} from '@/lib/http/fileResponse';
import {illustrationHref, illustrationsIn, readSvg} from '@/lib/illustrations';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  illustrationsIn('industries').map((name) => ({file: `${name.replace('industries/', '')}.svg`}));

/** A drawing as it is in `illustrations/`. Pages ask for it with a hash. */
export async function GET(_: Request, {params}: {params: Promise<{file: string}>}) {
  const name = `industries/${(await params).file.replace(/\.svg$/, '')}`;
  return fileResponse(readSvg(name), 'image/svg+xml', illustrationHref(name));
}
