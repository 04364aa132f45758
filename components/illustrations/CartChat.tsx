import {Icon} from '@/components/ui/Icon';
import type {Good} from '@/content/sample';

export type CartChatWords = {
  label: string;
  shop: string;
  status: string;
  left: string;
  back: string;
  reminder: string;
  cart: string;
  lines: readonly {good: Good; name: string; amount: string}[];
  pay: string;
  reply: string;
  paid: string;
};

const bubble = 'max-w-[92%] rounded-md sm:max-w-[86%]';
const said = `${bubble} px-3.5 py-2.5`;
const note = 'sm:my-1 self-center rounded-full bg-sheet px-3 py-0.5 text-ink-2 text-scene';

/** A cart that was left behind comes back through a chat. */
export function CartChat({words}: {words: CartChatWords}) {
  return (
    <div
      role="img"
      aria-label={words.label}
      className="mx-auto flex w-full max-w-95 flex-col overflow-hidden rounded-t-[28px] border-8 border-device border-b-0 bg-paper text-ink text-small"
    >
      <div className="flex items-center gap-3 bg-p-solid px-4 py-3 text-white">
        <span className="grid size-9 place-items-center rounded-full bg-white/20">
          <Icon name="glyph-skycart" className="size-5.5" />
        </span>
        <span>
          <b className="block font-semibold text-note leading-tight">{words.shop}</b>
          <span className="text-scene">{words.status}</span>
        </span>
      </div>
      <div className="flex flex-col gap-2 p-3 pb-5 sm:p-4 sm:pb-7">
        <span className={note}>{words.left}</span>
        <p className={`${said} rounded-tl-none bg-sheet`}>{words.reminder}</p>
        <div className={`${bubble} w-full rounded-tl-none bg-sheet`}>
          <b className="block border-line border-b px-3.5 py-2 font-semibold">{words.cart}</b>
          {words.lines.map(({good, name, amount}) => (
            <div key={good} className="flex items-center gap-3 border-line border-b px-3.5 py-2">
              <Icon name={`good-${good}`} className="h-10 w-8.5 flex-none" />
              <span className="flex-1">{name}</span>
              <b className="figures font-semibold">{amount}</b>
            </div>
          ))}
          <b className="block px-3.5 py-2.5 text-center font-semibold text-p">{words.pay}</b>
        </div>
        <span className={note}>{words.back}</span>
        <p className={`${said} self-end rounded-tr-none bg-p-solid text-white`}>{words.reply}</p>
        <p className={`${said} flex gap-2.5 rounded-tl-none bg-sheet`}>
          <Icon name="icon-tick" className="mt-1 size-3.5 flex-none text-leaf" />
          {words.paid}
        </p>
      </div>
    </div>
  );
}
