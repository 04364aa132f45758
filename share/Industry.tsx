import type {IndustrySlug} from '@/content/industries';
import {industryIllustration, readIllustration} from '@/lib/illustrations';
import {Backdrop, Illustration} from './parts';

/** An industry's goods on a double rule, and a kite above them. */
export function Industry({industry}: {industry: IndustrySlug}) {
  const file = industryIllustration(industry);
  const {width, height} = readIllustration(file);
  const scale = 520 / width;
  return (
    <div tw="flex">
      <Backdrop file="industry" />
      <div tw="flex absolute" style={{left: 49, top: 528 - height * scale}}>
        <Illustration file={file} width={520} height={height * scale} />
      </div>
    </div>
  );
}
