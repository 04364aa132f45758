import type {Inset} from '@/content/insets';
import {GoodPicture, InsetHead, InsetNote, type InsetProps} from './parts';

/** A page of the webstore with two of the goods. */
export function Store({page, facts: {lines}, words}: InsetProps<Extract<Inset, {kind: 'store'}>>) {
  const {title, note, nameOf, rupees} = words;
  return (
    <div className="my-5 w-[min(23rem,88%)] overflow-clip rounded-md bg-sheet lifted-note in-data-large:my-9 in-data-large:w-[min(30rem,88%)]">
      <div className="flex gap-1.5 bg-p-solid px-4 py-2.5 *:size-2 *:rounded-full *:bg-on-p/60">
        <i />
        <i />
        <i />
      </div>
      <div className="px-4 pt-2.5 pb-3.5 in-data-large:px-6 in-data-large:pt-4 in-data-large:pb-6">
        <InsetHead title={title} />
        <div className="mt-2 grid grid-cols-2 gap-3">
          {Object.entries(lines).map(([name, {price, before}]) => (
            <div key={name} className="rounded-xs border p-2.5 leading-snug deva:leading-normal">
              <div className="mb-2 grid place-items-center bg-p-tint py-1.5 in-data-large:py-3">
                <GoodPicture page={page} name={name} size="size-16 in-data-large:size-36" />
              </div>
              {nameOf(name)}{' '}
              <span className="flex flex-wrap gap-x-2">
                <b className="font-semibold">{rupees(price)}</b>{' '}
                {before && <s className="text-ink-2">{rupees(before)}</s>}
              </span>
            </div>
          ))}
        </div>
        <InsetNote>{note}</InsetNote>
      </div>
    </div>
  );
}
