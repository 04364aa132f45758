import {Town} from '@/components/illustrations/StreetMap';
import {markupOf} from './markup';
import type {Colours} from './ProductPicture';
import {palette} from './palette';
import {Svg} from './Svg';
import {shadow} from './shadow';

type Props = {
  route: Parameters<typeof Town>[0];
  /** The part of the town that fills the picture at this scale. */
  view: {left: number; top: number; scale: number};
  /** What lies on the map and throws a shadow, in the town's own measure. */
  block: Parameters<typeof shadow>[0];
  colours: Colours;
};

/** The town of the maps in a product's hue, 612 × 590, as the ground of a picture. */
export function TownMap({route, view: {left, top, scale}, block, colours}: Props) {
  const town = markupOf(Town(route))
    .replaceAll('var(--p-map)', colours.tint)
    .replaceAll('var(--p-block)', colours.block)
    .replaceAll('var(--p-street)', palette.sheet);
  return (
    <Svg
      body={town + shadow(block, 40, 'fill="#080c3c" fill-opacity=".35"')}
      viewBox={`${left} ${top} ${612 / scale} ${590 / scale}`}
      width={612}
      height={590}
      p={colours.p}
      style={{position: 'absolute'}}
    />
  );
}
