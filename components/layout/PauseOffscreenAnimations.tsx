'use client';

import {useEffect} from 'react';
import {onceShown} from '@/components/ui/dom';

/** Leaves the processor to hydration first, in milliseconds. */
const settled = 500;

/**
 * Plays the animations of drawings while they are in view and pauses them otherwise. The style sheet starts them paused and ends
 * them within five seconds.
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
        // A CSS animation has a keyframe effect.
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
