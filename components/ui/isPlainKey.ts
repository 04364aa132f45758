type Key = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key, or a pointer, was pressed alone: with others it is the browser's, as Alt and an arrow go back. */
export const isPlainKey = ({altKey, ctrlKey, metaKey, shiftKey}: Key): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;
