import {Content, Header, Item, Root, Trigger} from '@radix-ui/react-accordion';
import {Answer, look, Question, type QuestionFacts} from './Question';

type Props = {
  items: readonly QuestionFacts[];
  /** The question that is open at first. */
  open?: string;
};

/** Questions of which one is open at a time; arrow keys lead from one to the next. */
export function Accordion({items, open}: Props) {
  return (
    <Root type="single" collapsible defaultValue={open} className={look.list}>
      {items.map(({id, title, text}) => (
        <Item key={id} value={id}>
          <Header>
            <Trigger type="button">
              <Question title={title} />
            </Trigger>
          </Header>
          <Content forceMount className={look.answer}>
            <Answer text={text} />
          </Content>
        </Item>
      ))}
    </Root>
  );
}
