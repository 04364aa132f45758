import {Icon} from './Icon';

export type QuestionFacts = {id: string; title: string; text: string};

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
