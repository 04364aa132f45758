import {Icon} from '@/components/ui/Icon';
import {order} from '@/content/sampleShop';
import {Carton} from './Carton';
import {wordsOfScene} from './parts';

/** What waits in the morning: the slip of an order from the web store, and the carton for it. */
export async function PackingSlip() {
  const {t, scenes, format, nameAndSize, time} = await wordsOfScene('objects.quick-commerce');
  const [line] = order.lines;
  const placed = order.date.slice(11, 16);
  return (
    <div
      aria-hidden="true"
      className="flex h-full items-end justify-center gap-5 border-p border-b-[10px] px-4 text-small @sm:gap-8"
    >
      <div className="light-paper torn-edge relative my-auto w-42 -rotate-2 bg-raised px-4 pt-5 pb-6 text-ink @sm:w-48">
        <Icon name="icon-knot" className="-translate-x-1/2 absolute top-1 left-1/2 size-3.5 text-cloth" />
        <b className="block border-rule border-b-[1.5px] pb-2 leading-snug">{t('title')}</b>{' '}
        <span className="block pt-2">{scenes('orderDesk.order', {number: order.number})}</span>{' '}
        <span className="block border-b pb-2 text-ink-2 text-scene">{t('paid', {time: time(placed)})}</span>{' '}
        <span className="flex items-start gap-2 pt-2 leading-snug">
          <Icon name="icon-tick" className="mt-1 size-3.5 flex-none text-leaf" />
          {`${format.number(line.quantity)} × ${nameAndSize(line.good)}`}
        </span>
        <i className="mt-3 barcode block h-7 @max-sm:hidden" />
      </div>
      <Carton className="w-30 @lg:w-38">
        <div className="flex justify-center gap-1 bg-white py-1.5">
          <Icon name={`good-${line.good}`} className="h-12 w-10" />
        </div>
      </Carton>
    </div>
  );
}
