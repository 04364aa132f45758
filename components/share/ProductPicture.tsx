import type {SceneName} from '@/content/products';
import type {SharePicture, ShareSample} from '@/lib/sharePictures';
import {AccountSheet} from './AccountSheet';
import {Ground} from './Ground';
import {coloursOf} from './palette';
import {Storefront} from './Storefront';
import {Till} from './Till';

export type SceneProps = {sample: ShareSample; colours: ReturnType<typeof coloursOf>};

const scenes: Record<SceneName, (props: SceneProps) => React.JSX.Element> = {
  storefront: Storefront,
  till: Till,
  counter: AccountSheet,
  orderDesk: AccountSheet,
  rides: AccountSheet,
  sky: AccountSheet,
  forecast: AccountSheet,
  round: AccountSheet,
};

/** The product's interface on a block of its hue. */
export function ProductPicture({product, scene, sample}: Extract<SharePicture, {kind: 'product'}>) {
  const colours = coloursOf(product);
  const Scene = scenes[scene];
  return (
    <Ground color={colours.solid}>
      <Scene sample={sample} colours={colours} />
    </Ground>
  );
}
