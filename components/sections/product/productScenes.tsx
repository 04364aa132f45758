import type {ReactNode} from 'react';
import {AskNimbus} from '@/components/illustrations/AskNimbus';
import {BrandTalk} from '@/components/illustrations/BrandTalk';
import {CartChat} from '@/components/illustrations/CartChat';
import {CounterDesk} from '@/components/illustrations/CounterDesk';
import {DoorReturn} from '@/components/illustrations/DoorReturn';
import {ForecastDesk} from '@/components/illustrations/ForecastDesk';
import {LocalApp} from '@/components/illustrations/LocalApp';
import {OfflineTill} from '@/components/illustrations/OfflineTill';
import {OrderDesk} from '@/components/illustrations/OrderDesk';
import {PartyApproval} from '@/components/illustrations/PartyApproval';
import {RiderPhone} from '@/components/illustrations/RiderPhone';
import {RoundDesk} from '@/components/illustrations/RoundDesk';
import {SalesReport} from '@/components/illustrations/SalesReport';
import {ShopBuilder} from '@/components/illustrations/ShopBuilder';
import {SkyDesk} from '@/components/illustrations/SkyDesk';
import {Storefront} from '@/components/illustrations/Storefront';
import type {PictureName, SceneName} from '@/content/products';

/** The drawings: the interfaces in the heroes, and the pictures in the sections. */
export const productScenes: Record<SceneName | PictureName, ReactNode> = {
  storefront: <Storefront />,
  till: <OfflineTill />,
  counter: <CounterDesk />,
  orderDesk: <OrderDesk />,
  rides: <LocalApp />,
  sky: <SkyDesk />,
  forecast: <ForecastDesk />,
  round: <RoundDesk />,
  cartChat: <CartChat />,
  salesReport: <SalesReport />,
  partyApproval: <PartyApproval />,
  riderPhone: <RiderPhone />,
  brandTalk: <BrandTalk />,
  askNimbus: <AskNimbus />,
  doorReturn: <DoorReturn />,
  shopBuilder: <ShopBuilder />,
};
