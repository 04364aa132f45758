import {drawnPortrait} from '@/lib/illustrations';

/** The samples in the places that the owner's own stories leave, each with its drawn portrait and five stars. */
export const samplesAfter = <Sample extends {id: string}>(ownStories: readonly unknown[], samples: readonly Sample[]) =>
  samples.slice(ownStories.length).map((sample) => ({
    ...sample,
    portrait: drawnPortrait(sample.id),
    stars: 5,
    isExample: true,
  }));
