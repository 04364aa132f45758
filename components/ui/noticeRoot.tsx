import {createRoot} from 'react-dom/client';
import {toast} from 'sonner';
import {Notices} from './Notices';
import type {NoticeKind} from './notify';

/** What a screen reader needs to hear of a region before it is told what changes there, in milliseconds. */
const noticed = 100;

let mounted: Promise<void> | undefined;

/**
 * Notices have a root of their own: nothing of them is in the page until the first one, and a page that fails takes none
 * of them with it.
 */
function mount(host: HTMLElement): Promise<void> {
  const {label = '', close = ''} = host.dataset;
  return new Promise((resolve) => {
    const onReady = () => {
      window.setTimeout(resolve, noticed);
    };
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Notices label={label} closeLabel={close} onReady={onReady} />);
  });
}

/** Shows a notice; the first one once the region for it is there. */
export async function show(host: HTMLElement, words: string, kind: NoticeKind): Promise<void> {
  mounted ??= mount(host);
  await mounted;
  if (kind === 'failed') toast.error(words);
  else toast.success(words);
}
