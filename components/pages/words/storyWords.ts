import {getTranslations} from 'next-intl/server';
import {ratings} from '@/content/claims';
import {testimonialScore, testimonials} from '@/content/home';
import {initialsOf} from '@/lib/initials';

/** The three success stories. */
export async function storyWords() {
  const t = await getTranslations('home.stories');
  const score = testimonialScore;
  return {
    title: t('title'),
    text: t('text'),
    sample: t('sample'),
    stories: testimonials.map((key) => ({
      quote: t(`items.${key}.quote`),
      punchline: t(`items.${key}.punchline`),
      name: t(`items.${key}.name`),
      initials: initialsOf(t(`items.${key}.name`)),
      role: t(`items.${key}.role`),
      company: t(`items.${key}.company`),
      rating: {text: t('rating', {score, maximum: ratings.maximum}), share: score / ratings.maximum},
      change: {
        label: t(`items.${key}.before.label`),
        before: t(`items.${key}.before.then`),
        now: t(`items.${key}.before.now`),
      },
    })),
  };
}
