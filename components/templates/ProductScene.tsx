import type {ReactNode} from 'react';
import {CounterDesk} from '@/components/scenes/CounterDesk';
import {ForecastDesk} from '@/components/scenes/ForecastDesk';
import {LocalApp} from '@/components/scenes/LocalApp';
import {OrderDesk} from '@/components/scenes/OrderDesk';
import {RoundDesk} from '@/components/scenes/RoundDesk';
import {SkyDesk} from '@/components/scenes/SkyDesk';
import {Storefront} from '@/components/scenes/Storefront';
import {Till} from '@/components/scenes/Till';
import type {SceneName} from '@/content/products';
import {counterDeskWords} from './words/counterDeskWords';
import {forecastDeskWords} from './words/forecastDeskWords';
import {localAppWords} from './words/localAppWords';
import {offlineTillWords} from './words/offlineTillWords';
import {orderDeskWords} from './words/orderDeskWords';
import {roundDeskWords} from './words/roundDeskWords';
import {skyDeskWords} from './words/skyDeskWords';
import {storefrontWords} from './words/storefrontWords';

/** A scene that a product page names does not compile until it is drawn here. */
const scenes: Record<SceneName, () => Promise<ReactNode>> = {
  storefront: async () => <Storefront words={await storefrontWords()} />,
  till: async () => <Till words={await offlineTillWords()} />,
  counter: async () => <CounterDesk words={await counterDeskWords()} />,
  orderDesk: async () => <OrderDesk words={await orderDeskWords()} />,
  rides: async () => <LocalApp words={await localAppWords()} />,
  sky: async () => <SkyDesk words={await skyDeskWords()} />,
  forecast: async () => <ForecastDesk words={await forecastDeskWords()} />,
  round: async () => <RoundDesk words={await roundDeskWords()} />,
};

/** A product's drawn interface, with its words. */
export async function ProductScene({name}: {name: SceneName}) {
  return scenes[name]();
}
