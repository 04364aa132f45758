import {Icon} from '@/components/ui/Icon';
import type {ListProps} from './sectionProps';

type Props = {
  items: ListProps['items'];
  className?: string | undefined;
  /** What stands before the words of each: a knot, or the feature's drawing. */
  icon?: 'knot' | 'feature';
  /** Its words are one box, beside the icon. */
  boxed?: boolean;
};

/** The entries of a section: each a heading and what it means. */
export function TextList({items, className, icon, boxed = false}: Props) {
  return (
    <ul className={className}>
      {items.map(({id, title, text}) => {
        const words = (
          <>
            <h3>{title}</h3>
            <p>{text}</p>
          </>
        );
        return (
          <li key={id}>
            {icon && <Icon name={icon === 'knot' ? 'icon-knot' : `feature-${id}`} />}
            {boxed ? <div>{words}</div> : words}
          </li>
        );
      })}
    </ul>
  );
}
