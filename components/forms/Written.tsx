import {plainButton} from '@/components/ui/plainLink';
import {CopyMessage} from './CopyMessage';
import type {CopyWords} from './words';

type Props = {text: string; words: {title: string; forget: string; copy: CopyWords}; onForget: () => void};

/** What the visitor had written into the own form before the hosted one came after all. */
export function Written({text, words, onForget}: Props) {
  return (
    <div className="mt-6 rounded-sm border-[1.5px] border-leaf bg-mist p-4">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-2 whitespace-pre-line text-note wrap-anywhere">{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-note">
        <CopyMessage text={() => text} words={words.copy} />
        <button type="button" onClick={onForget} className={plainButton}>
          {words.forget}
        </button>
      </div>
    </div>
  );
}
