import {onceShown} from './dom';

/** Plays the animations of drawings while they are in view. Style sheets have them start paused and end within five seconds. */
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
      // The effect of a CSS animation is always a KeyframeEffect.
      const target = (effect as KeyframeEffect | null)?.target;
      if (playState === 'paused' && target) observer.observe(target);
    }
  };
  onceShown(watch);
  // React may have rendered the page again.
  addEventListener('hydrated', watch);
}
