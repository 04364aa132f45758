import {farParcels} from '@/content/sampleShop';
import {Carton} from './Carton';
import {wordsOfScene} from './parts';

/** The cartons' widths. */
const widths = ['w-40 @md:w-44', 'w-34 @md:w-38', 'w-42 @md:w-48', 'w-34 @md:w-36', 'w-40 @md:w-44'];
const hidden = ['', '', '@max-sm:hidden', '@max-md:hidden', '@max-lg:hidden'];

/** Parcels for other cities on a bench from edge to edge, each with its courier's label. */
export async function CourierParcels() {
  const {t} = await wordsOfScene('roundDesk');
  return (
    <div aria-hidden="true" className="bg-p-tint pt-8 text-ink text-scene @md:pt-12">
      <div className="wrap flex items-end justify-between gap-4 @md:gap-8">
        {farParcels.map(({city, pin, way}, index) => (
          <Carton key={pin} className={`${widths[index]} ${hidden[index]}`}>
            <div className="light-paper bg-raised px-2.5 pt-1.5 pb-2 text-ink @md:px-3">
              <b className="block text-note leading-snug">{t(`cities.${city}`)}</b>{' '}
              <span className="block text-ink-2">{pin}</span> <b className="block">{t(`ways.${way}`)}</b>
              <i className="mt-1.5 barcode block h-6" />
            </div>
          </Carton>
        ))}
      </div>
      <div className="h-2.5 bg-p" />
    </div>
  );
}
