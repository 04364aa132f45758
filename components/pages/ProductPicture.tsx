import type {ReactNode} from 'react';
import {CartChat} from '@/components/illustrations/CartChat';
import {SalesReport} from '@/components/illustrations/SalesReport';
import type {PictureName} from '@/content/products';
import {cartChatWords} from './words/cartChatWords';
import {salesReportWords} from './words/salesReportWords';

/** A picture that a section names does not compile until it is drawn here. */
const pictures: Record<PictureName, () => Promise<ReactNode>> = {
  cartChat: async () => <CartChat words={await cartChatWords()} />,
  salesReport: async () => <SalesReport words={await salesReportWords()} />,
};

/** A drawn interface within a product page, with its words. */
export async function ProductPicture({name}: {name: PictureName}) {
  return pictures[name]();
}
