'use client';

import {useEffect} from 'react';
import {onceShown} from '@/components/ui/dom';

/** How long hydration and what loads with it have the processor to themselves, in milliseconds. */
const settled = 500;

/**
 * Lets a drawing's living detail move whenever it comes into sight, and rest otherwise: the style sheet has it paused, and ends
 * it within five seconds. What is far down a long page so costs no frame, and nobody reads beside something that never stops.
 */
export function PauseOffscreenAnimations() {
  useEffect(() => {
    const waiting = new Map<Element, Animation[]>();
    const observer = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting} of entries) {
        for (const animation of waiting.get(target) ?? []) {
          // Cancelled by the style sheet: the visitor wants less motion by now.
          if (animation.playState === 'idle') continue;
          if (isIntersecting) animation.play();
          else animation.pause();
        }
      }
    });
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const findAnimations = () => {
      for (const animation of document.getAnimations()) {
        // Those of style sheets are made of key frames.
        const target = (animation.effect as KeyframeEffect | null)?.target;
        if (animation.playState !== 'paused' || !target) continue;
        waiting.set(target, [...(waiting.get(target) ?? []), animation]);
        observer.observe(target);
      }
    };
    onceShown(() => {
      timer = setTimeout(findAnimations, settled);
    }, left);
    return () => {
      left.abort();
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return null;
}
