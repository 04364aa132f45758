import {palette} from './palette';
import {Svg} from './Svg';

export const spineHeight = 40;

/** The ledger's cloth spine with its stitch. */
export function Spine() {
  return (
    <Svg
      body={`<path fill="${palette.cloth}" d="M0 0h1200v40H0z"/><path stroke="${palette.thread}" stroke-width="3" stroke-dasharray="14 8" d="M0 20.500h1200"/>`}
      viewBox="0 0 1200 40"
      width={1200}
      height={spineHeight}
      style={{position: 'absolute', left: 0, bottom: 0}}
    />
  );
}
