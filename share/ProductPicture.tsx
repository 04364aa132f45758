import type {SharePicture} from '@/lib/share/pictures';
import type {ShareScene} from '@/lib/share/scenes';
import {Counter} from './Counter';
import {Forecast} from './Forecast';
import {Ground} from './Ground';
import {LocalApp} from './LocalApp';
import {NightSky} from './NightSky';
import {OrderSheet} from './OrderSheet';
import {coloursOf} from './palette';
import {Round} from './Round';
import {Storefront} from './Storefront';
import {Till} from './Till';

export type Colours = ReturnType<typeof coloursOf>;
export type SceneProps<Name extends ShareScene['name']> = {
  scene: Extract<ShareScene, {name: Name}>;
  colours: Colours;
};

/** The product's interface on a block of its hue. */
export function ProductPicture({product, scene}: Extract<SharePicture, {kind: 'product'}>) {
  const colours = coloursOf(product);
  return (
    <Ground color={colours.solid}>
      <Scene scene={scene} colours={colours} />
    </Ground>
  );
}

function Scene({scene, colours}: {scene: ShareScene; colours: Colours}) {
  switch (scene.name) {
    case 'storefront':
      return <Storefront scene={scene} colours={colours} />;
    case 'till':
      return <Till scene={scene} colours={colours} />;
    case 'counter':
      return <Counter scene={scene} colours={colours} />;
    case 'orderDesk':
      return <OrderSheet scene={scene} colours={colours} />;
    case 'rides':
      return <LocalApp scene={scene} colours={colours} />;
    case 'sky':
      return <NightSky scene={scene} />;
    case 'forecast':
      return <Forecast scene={scene} colours={colours} />;
    case 'round':
      return <Round scene={scene} colours={colours} />;
  }
}
