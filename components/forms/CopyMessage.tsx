import {useState} from 'react';
import {Drawing} from '@/components/ui/Drawing';
import type {CopyWords} from './words';

/** Copies a text; where the browser does not let it, shows the text, marked, to copy by hand. */
export function CopyMessage({text, words}: {text: () => string; words: CopyWords}) {
  const [copied, setCopied] = useState<string>();
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(words.copied);
    } catch {
      // Not allowed, or a page without TLS, where there is no clipboard.
      setShown(text());
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm border-[1.5px] border-rule px-4 py-2 font-semibold text-note leading-tight transition-colors hover:bg-ink hover:text-paper"
      >
        <Drawing name={copied ? 'icon-tick' : 'icon-copy'} className="size-4 flex-none" />
        {copied ?? words.copy}
      </button>
      <p role="status" className="sr-only">
        {copied}
      </p>
      {shown !== undefined && (
        <label className="order-last mt-2 block w-full text-note">
          {words.byHand}
          <textarea
            readOnly
            rows={6}
            value={shown}
            ref={(field) => field?.select()}
            className="mt-1.5 block w-full rounded-sm border-[1.5px] border-rule bg-paper px-3.5 py-2.5 leading-normal"
          />
        </label>
      )}
    </>
  );
}
