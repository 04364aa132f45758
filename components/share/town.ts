import {Town} from '@/components/scenes/StreetMap';
import {markupOf} from './markup';
import type {Colours} from './ProductPicture';
import {palette} from './palette';

type Route = Parameters<typeof Town>[0];

/** The town of the maps, as a part of an SVG in a product's hue. */
export const town = (route: Route, {tint, block}: Colours) =>
  markupOf(Town(route))
    .replaceAll('var(--p-map)', tint)
    .replaceAll('var(--p-block)', block)
    .replaceAll('var(--p-street)', palette.sheet);
