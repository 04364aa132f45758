import {useEffect, useRef, useState} from 'react';
import {useCopy} from '@/components/ui/useCopy';
import type {FormWords} from '@/lib/forms/words';
import {secondWay} from './smallButton';

type Props = {text: () => string; words: FormWords['copy']};

/** Copies a text. If the browser refuses, shows the text, selected. */
export function CopyText({text, words}: Props) {
  const {copied, copy} = useCopy();
  const [shown, setShown] = useState<string>();
  const show = () => setShown(text());
  const onClick = async () => {
    const done = await copy(text());
    if (!done) show();
  };
  const field = useRef<HTMLTextAreaElement>(null);
  // Only when the text changes, because select() moves the focus in some browsers.
  useEffect(() => {
    if (shown !== undefined) field.current?.select();
  }, [shown]);
  return (
    <>
      <button type="button" data-copy="" onClick={onClick} className={secondWay}>
        {copied ? words.copied : words.copy}
      </button>
      <p role="status" className="sr-only">
        {copied && words.copied}
      </p>
      {shown !== undefined && (
        <label className="order-last mt-2 block w-full text-note">
          {words.byHand}
          <textarea
            readOnly
            rows={6}
            value={shown}
            // The fields may have changed since the text was shown.
            onFocus={show}
            ref={field}
            className="mt-1.5 block w-full rounded-sm border-[1.5px] border-rule bg-paper px-3.5 py-2.5 leading-normal"
          />
        </label>
      )}
    </>
  );
}
