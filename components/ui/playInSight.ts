import {onceShown} from './dom';

/** Plays the animations of drawings, which the style sheet starts paused and ends within five seconds, while they are in view. */
export function playInSight() {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      for (const animation of target.getAnimations()) {
        if (isIntersecting) animation.play();
        else animation.pause();
      }
    }
  });
  const watch = () => {
    for (const {playState, effect} of document.getAnimations()) {
      // A CSS animation has a keyframe effect.
      const target = (effect as KeyframeEffect | null)?.target;
      if (playState === 'paused' && target) observer.observe(target);
    }
  };
  onceShown(watch);
  // React may have rebuilt the page.
  addEventListener('hydrated', watch);
}
