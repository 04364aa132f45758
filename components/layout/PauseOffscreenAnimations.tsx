'use client';

import {useEffect} from 'react';
import {onceShown} from '@/components/ui/dom';

/**
 * Plays the animations of drawings while they are in view and pauses them otherwise. The style sheet starts them paused and ends
 * them within five seconds.
 */
export function PauseOffscreenAnimations() {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const {target, isIntersecting} of entries) {
        for (const animation of target.getAnimations()) {
          if (isIntersecting) animation.play();
          else animation.pause();
        }
      }
    });
    onceShown(() => {
      for (const {playState, effect} of document.getAnimations()) {
        // A CSS animation has a keyframe effect.
        const target = (effect as KeyframeEffect | null)?.target;
        if (playState === 'paused' && target) observer.observe(target);
      }
    });
    return () => observer.disconnect();
  }, []);

  return null;
}
