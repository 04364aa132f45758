import {Icon} from '@/components/ui/Icon';
import type {StorefrontWords} from '../Storefront';

/** What the shop's owner and its customer are told, laid over the page's lower corners. */
export function ShopNotes({recovered, message}: Pick<StorefrontWords, 'recovered' | 'message'>) {
  return (
    <div className="relative -mt-8 flex flex-wrap items-end justify-between gap-3 px-3 sm:-mt-14 lg:-mx-5 lg:px-0">
      <div className="rounded-sm bg-indigo px-5 py-4 text-on-indigo [box-shadow:0_20px_32px_-18px_oklch(0.24_0.09_275/0.6)] max-sm:w-full">
        <span className="flex items-center gap-2 text-note">
          <Icon name="icon-knot" className="size-3.5 text-marigold" />
          {recovered.title}
        </span>
        <b className="block font-semibold text-h2 leading-tight tracking-[-0.035em]">{recovered.amount}</b>
        <span className="text-on-indigo-2">{recovered.text}</span>
      </div>
      <div className="ml-auto w-full max-w-88 rounded-md rounded-br-none border border-line bg-raised p-4 lifted-note">
        <span className="flex justify-between gap-3 text-ink-2">
          {message.from} <span>{message.time}</span>
        </span>
        <b className="mt-1 block font-semibold text-note">{message.title}</b>
        <span className="flex items-end justify-between gap-4">
          <span>{message.text}</span>
          <span className="flex shrink-0 text-leaf">
            <Icon name="icon-tick" className="size-3.5" />
            <Icon name="icon-tick" className="-ml-2 size-3.5" />
          </span>
        </span>
      </div>
    </div>
  );
}
