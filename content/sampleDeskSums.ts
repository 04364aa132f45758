import {minutesOf} from './minutes';
import {rates} from './sample';
import {cartonOrder, riders} from './sampleDesk';
import {store} from './sampleStore';
import {sum} from './sum';

/** The sums of the interfaces in sampleDesk.ts, for the pages and for the share images. */

/** Rupees for a line of the wholesale order, at the first party's own rate. */
export const amountOf = ({good, perCarton, cartons}: (typeof cartonOrder.lines)[number]) =>
  rates.parties[0].price[good] * perCarton * cartons;

export const orderTotal = sum(cartonOrder.lines.map(amountOf));

/** Rupees in notes. */
export const countedOf = ({notes}: {notes: readonly {note: number; count: number}[]}) =>
  sum(notes.map(({note, count}) => note * count));

/** What all riders have delivered, of how many. */
export const roundCount = {done: sum(riders.map(({done}) => done)), count: sum(riders.map(({count}) => count))};

/** Whole hours that the forgotten cart stood before it was paid. */
export const hoursInCart = Math.floor((minutesOf(store.cartPaid) - minutesOf(store.cartLeft)) / 60);
