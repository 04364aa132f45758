import {type RefObject, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import type {MessageForm} from './MessageForm';

/**
 * Once it is wanted, the scripted form that takes the place of the served one, with what has been typed there. Until it
 * has arrived, and if it does not, the served form works by itself.
 */
export function useMessageForm(wanted: boolean, place: RefObject<HTMLElement | null>): typeof MessageForm | undefined {
  const [loaded, setLoaded] = useState<{form: typeof MessageForm}>();

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const take = async () => {
      const chunks = await Promise.all([import('./MessageForm'), import('./carryOver')]).catch(() => null);
      if (!chunks || left) return;
      const [{MessageForm: form}, {carryOver}] = chunks;
      // At once: nothing can be typed between reading the one form and filling in the other.
      carryOver(place, () => flushSync(() => setLoaded({form})));
    };
    take();
    return () => {
      left = true;
    };
  }, [wanted, place]);

  return loaded?.form;
}
