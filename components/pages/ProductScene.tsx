import type {ReactNode} from 'react';
import {CounterDesk} from '@/components/illustrations/CounterDesk';
import {ForecastDesk} from '@/components/illustrations/ForecastDesk';
import {LocalApp} from '@/components/illustrations/LocalApp';
import {OrderDesk} from '@/components/illustrations/OrderDesk';
import {RoundDesk} from '@/components/illustrations/RoundDesk';
import {SkyDesk} from '@/components/illustrations/SkyDesk';
import {Storefront} from '@/components/illustrations/Storefront';
import {Till} from '@/components/illustrations/Till';
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
