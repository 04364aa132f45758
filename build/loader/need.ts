export let reportNeed = () => {};

/** Resolves once a part of the page needs React. */
export const needed = new Promise<void>((resolve) => {
  reportNeed = resolve;
});
