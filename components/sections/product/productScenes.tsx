import type {ReactNode} from 'react';
import {AskNimbus} from '@/components/illustrations/AskNimbus';
import {BrandPage} from '@/components/illustrations/BrandPage';
import {BrandTalk} from '@/components/illustrations/BrandTalk';
import {CartChat} from '@/components/illustrations/CartChat';
import {CounterDesk} from '@/components/illustrations/CounterDesk';
import {CourierParcels} from '@/components/illustrations/CourierParcels';
import {DoorReturn} from '@/components/illustrations/DoorReturn';
import {FirstTown} from '@/components/illustrations/FirstTown';
import {ForecastDesk} from '@/components/illustrations/ForecastDesk';
import {Godown} from '@/components/illustrations/Godown';
import {GstExport} from '@/components/illustrations/GstExport';
import {KiranaCounter, KiranaOrder} from '@/components/illustrations/Kirana';
import {LastPiece} from '@/components/illustrations/LastPiece';
import {LastYearsBills} from '@/components/illustrations/LastYearsBills';
import {LocalApp} from '@/components/illustrations/LocalApp';
import {OfflineBills} from '@/components/illustrations/OfflineBills';
import {OfflineTill} from '@/components/illustrations/OfflineTill';
import {OrderDesk} from '@/components/illustrations/OrderDesk';
import {PackingSlip} from '@/components/illustrations/PackingSlip';
import {PartyApproval} from '@/components/illustrations/PartyApproval';
import {PartySearch} from '@/components/illustrations/PartySearch';
import {PowerCut} from '@/components/illustrations/PowerCut';
import {PriceLabels} from '@/components/illustrations/PriceLabels';
import {PictureFrame, ProductPicture, ride} from '@/components/illustrations/ProductPicture';
import {ReorderShelf} from '@/components/illustrations/ReorderShelf';
import {RiderPhone} from '@/components/illustrations/RiderPhone';
import {RoundDesk} from '@/components/illustrations/RoundDesk';
import {DrawerCount, SalesReport} from '@/components/illustrations/SalesReport';
import {SheetToShop} from '@/components/illustrations/SheetToShop';
import {ShopBuilder} from '@/components/illustrations/ShopBuilder';
import {SkyDesk} from '@/components/illustrations/SkyDesk';
import {Storefront} from '@/components/illustrations/Storefront';
import type {PictureName, SceneName} from '@/content/products';

/** Below steps, for a phone only: there they are long. */
const phoneFrame = 'h-60 @sm:hidden';

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
  partySearch: (
    <div className="grid content-center p-5 @sm:p-8">
      <PartySearch />
    </div>
  ),
  offlineBills: <OfflineBills />,
  priceLabels: <PriceLabels />,
  sheetToShop: <SheetToShop />,
  lastPiece: <LastPiece />,
  billAndExport: (
    <>
      <PowerCut />
      <GstExport />
    </>
  ),
  drawerCount: <DrawerCount />,
  godown: <Godown />,
  courierParcels: <CourierParcels />,
  reorderShelf: <ReorderShelf />,
  packingSlip: <PackingSlip />,
  kiranaOrder: <KiranaOrder />,
  kiranaCounter: <KiranaCounter />,
  brandPage: <BrandPage />,
  firstTown: <FirstTown />,
  lastYearsBills: <LastYearsBills />,
  weekForecast: <ProductPicture product="nimbus-ai" className={phoneFrame} />,
  riderOnTheWay: (
    <PictureFrame product="delivery-management" className={phoneFrame}>
      {ride}
    </PictureFrame>
  ),
};
