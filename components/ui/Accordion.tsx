import {Content, Header, Item, Root, Trigger} from '@radix-ui/react-accordion';
import {Answer, Question, type QuestionFacts} from './Question';

type Props = {
  items: readonly QuestionFacts[];
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
};

/** Questions of which one is open at a time; arrow keys lead from one to the next. */
export function Accordion({items, open, onOpen}: Props) {
  return (
    <Root
      type="single"
      collapsible
      value={open ?? ''}
      onValueChange={(id) => onOpen(id || undefined)}
      className="question-list"
    >
      {items.map(({id, title, text}) => (
        <Item key={id} value={id}>
          <Header>
            <Trigger type="button">
              <Question title={title} />
            </Trigger>
          </Header>
          <Content forceMount data-answer={id} className="question-answer">
            <Answer text={text} />
          </Content>
        </Item>
      ))}
    </Root>
  );
}
