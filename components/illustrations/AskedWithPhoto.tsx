import {counterBill, shelf} from '@/content/sampleShop';
import {wordsOfScene} from './parts';

const lines = counterBill.lines.slice(0, 2);
const row = 'flex justify-between gap-3';

/** A chat message with a photo of a bill's upper end, and the question about it. */
export async function AskedWithPhoto({question}: {question: string}) {
  const {t, scenes, format, nameAndSize, paise, time} = await wordsOfScene('counterDesk');
  return (
    <div
      data-product="airpos"
      data-picture
      className="ml-auto max-w-80 rounded-md rounded-tr-none border border-p-line bg-p-tint p-2 text-ink text-small"
    >
      <div className="overflow-clip rounded-sm bg-p-line px-4 pt-4">
        <div className="light-paper -mb-2 -rotate-1 bg-raised px-4 pt-3 pb-6 text-ink text-scene">
          <b className="block text-center text-note">{t('shop')}</b>{' '}
          <div className={`${row} mt-1.5 border-rule border-y border-dashed py-1`}>
            <span>{scenes('ledger.bill', {number: counterBill.number})}</span> <span>{time(counterBill.time)}</span>
          </div>{' '}
          {lines.map(({good, quantity}) => (
            <div key={good} className={`${row} pt-1.5`}>
              <span className="flex-1">{nameAndSize(good)}</span> <span>{`× ${format.number(quantity)}`}</span>{' '}
              <span>{paise(shelf[good].price * quantity)}</span>
            </div>
          ))}
        </div>
      </div>
      <p className="px-2 pt-2 pb-1">{question}</p>
    </div>
  );
}
