import {Icon} from '@/components/ui/Icon';
import {plainLink} from '@/components/ui/plainLink';
import type {HostedWords} from './HostedDemoForm';
import type {Company} from './words';

type Props = {words: HostedWords['failed']; company: Company; busy: boolean; onAgain: () => void};

/** Above the own form that stands in: what happened, the phone, and another try. DemoForm keeps room of the same height. */
export function HostedFailure({words, company, busy, onAgain}: Props) {
  return (
    <div className="min-h-76 xs:min-h-60 sm:min-h-52">
      <p className="flex items-start gap-2.5 font-semibold">
        <Icon name="icon-warning" className="mt-[0.3em] size-4 flex-none text-rose" />
        {words.title}
      </p>
      <p className="mt-1.5 text-ink-2 text-note">{words.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          // Not disabled, which would take the focus away.
          aria-disabled={busy}
          onClick={busy ? undefined : onAgain}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border-[1.5px] border-rule px-4 py-2 font-semibold text-note leading-tight transition-colors hover:bg-ink hover:text-paper aria-disabled:cursor-progress aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-2"
        >
          {busy ? words.trying : words.again}
        </button>
        <a href={company.phone.href} className={`font-semibold text-note ${plainLink}`}>
          {words.call}
        </a>
      </div>
    </div>
  );
}
