import {Icon} from './Icon';

export type QuestionFacts = {id: string; title: string; text: string};

/** How the parts of a list of questions look, whoever opens and closes them. `data-state`: open or closed. */
export const look = {
  list: 'question-list',
  // Closed answers stay in the HTML: for search engines, on paper, and where no script opens them, or none has come.
  answer: 'question-answer',
} as const;

export function Question({title}: Pick<QuestionFacts, 'title'>) {
  return (
    <>
      {title}
      <Icon name="icon-chevron" />
    </>
  );
}

export function Answer({text}: Pick<QuestionFacts, 'text'>) {
  return <p>{text}</p>;
}
