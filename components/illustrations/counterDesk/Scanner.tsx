import {Icon, spriteHref} from '@/components/ui/Icon';
import css from './Scanner.module.css';

/** The scanner on its stand throws a beam on the jar's barcode. */
export function Scanner({words}: {words: {label: string; name: string; price: string}}) {
  return (
    <div className="relative h-112 overflow-clip rounded-md bg-p-tint max-xl:h-72">
      <div className="absolute inset-x-5 top-5 max-xl:top-8 max-xl:right-auto max-xl:left-8 max-xl:w-64 lg:max-xl:w-80 flex items-center gap-3 rounded-sm border border-p-line bg-sheet px-4 py-3">
        <Icon name="icon-tick" className="size-4 flex-none text-leaf" />
        <span className="flex-1">
          <span className="block text-ink-2 text-scene">{words.label}</span>
          <b className="font-semibold text-note">{words.name}</b>
        </span>
        <b className="font-semibold text-h3">{words.price}</b>
      </div>
      <svg
        viewBox="0 0 360 300"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        // Beside what it reads, where the card is wider than high.
        className="absolute right-0 bottom-0 h-[74%] w-full overflow-visible max-xl:h-[92%] max-xl:w-3/5"
        fill="none"
      >
        <path fill="var(--p-line)" d="M-1200 268h2800v40H-1200z" />
        <path fill="var(--color-cloth)" fillOpacity=".16" d="M128 92 318 214v46z" />
        <path stroke="var(--color-cloth)" strokeWidth="2.5" d="M128 92 278 236" />
        <path fill="var(--color-device)" d="M44 52l78-16 14 22-4 44-22 12-20-6-16 160H46l20-178-24-14z" />
        <path fill="var(--p-solid)" d="M122 36l14 22-4 44-12 6 2-46z" />
        <path fill="var(--color-device)" d="M24 258h104v12H24z" />
        <path fill="var(--color-thread)" fillOpacity=".85" d="M82 56l9 12-9 12-9-12z" />
        <use href={spriteHref('good-ghee')} x="200" y="84" width="158" height="190" />
        <path fill="var(--color-white)" d="M232 226h92v36h-92z" />
        <path stroke="var(--color-on-marigold)" d="M240 231v26M268 231v26M298 231v26" strokeWidth="5" />
        <path
          stroke="var(--color-on-marigold)"
          d="M247 231v26M254 231v26M261 231v26M277 231v26M284 231v26M291 231v26M306 231v26M314 231v26"
          strokeWidth="2.5"
        />
        <path stroke="var(--color-cloth)" strokeWidth="3" d="M224 244h108" className={css.beam} />
      </svg>
    </div>
  );
}
