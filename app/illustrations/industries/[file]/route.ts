import {fileResponse} from '@/lib/http/fileResponse';
import {illustrationHref, illustrationsIn, readSvg} from '@/lib/illustrations';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  illustrationsIn('industries').map((name) => ({file: `${name.replace('industries/', '')}.svg`}));

/** Serves a drawing of `illustrations/` unchanged. Pages add a hash to its address. */
export async function GET(_: Request, {params}: {params: Promise<{file: string}>}) {
  const {file} = await params;
  const name = `industries/${file.replace(/\.svg$/, '')}`;
  return fileResponse(readSvg(name), 'image/svg+xml', {hashedAddress: illustrationHref(name)});
}
