/** Lets links to a text find closed answers before React is there: browsers look for it while the page loads. */
export function findAnswers() {
  for (const answer of document.querySelectorAll<HTMLElement>('[data-answer]')) {
    answer.setAttribute('hidden', 'until-found');
    answer.addEventListener('beforematch', () => {
      answer.dataset.state = 'open';
    });
  }
}
