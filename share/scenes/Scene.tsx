import type {ReactNode} from 'react';
import type {SceneName} from '@/content/products';
import type {SharePicture} from '@/lib/share/pictures';
import {coloursOf, type SceneProps} from '../palette';
import {Counter} from './Counter';
import {Forecast} from './Forecast';
import {OrderDesk} from './OrderDesk';
import {Rides} from './Rides';
import {Round} from './Round';
import {Sky} from './Sky';
import {Storefront} from './Storefront';
import {Till} from './Till';

const scenes: {[Name in SceneName]: (props: SceneProps<Name>) => ReactNode} = {
  storefront: Storefront,
  till: Till,
  counter: Counter,
  orderDesk: OrderDesk,
  rides: Rides,
  sky: Sky,
  forecast: Forecast,
  round: Round,
};

/** The product's interface on a block of its hue. */
export function Scene({product, name, scene}: Extract<SharePicture, {kind: 'product'}>) {
  const colours = coloursOf(product);
  const Drawn = scenes[name] as (props: SceneProps<SceneName>) => ReactNode; // the scene is the name's
  return (
    <div tw="flex w-full h-full" style={{background: colours.solid}}>
      <Drawn scene={scene} colours={colours} />
    </div>
  );
}
