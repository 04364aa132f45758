import {usedBy} from '../usage';
import {each} from './each';

/** An English message that no code reads. */
export const unusedMessages = each(({fullKey}, {project, isSource}) =>
  !isSource || usedBy(project.root)(fullKey)
    ? undefined
    : 'No page asks for this key, so nobody reads the text. Mend the key, or delete it from every language.',
);
