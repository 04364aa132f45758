import {fileResponse} from '@/lib/http/fileResponse';
import {illustrationHref, illustrationsIn, readSvg} from '@/lib/illustrations';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The folders of drawings that pages show as images. The sprite has those that pages show as icons. */
const folders = ['industries', 'portraits', 'stories'];

export const generateStaticParams = () =>
  folders.flatMap((folder) =>
    illustrationsIn(folder).map((name) => ({folder, file: `${name.replace(`${folder}/`, '')}.svg`})),
  );

/** Serves a drawing of `illustrations/` unchanged. Pages add a hash to its address. */
export async function GET(_: Request, {params}: {params: Promise<{folder: string; file: string}>}) {
  const {folder, file} = await params;
  const name = `${folder}/${file.replace(/\.svg$/, '')}`;
  return fileResponse(readSvg(name), 'image/svg+xml', {hashedAddress: illustrationHref(name)});
}
