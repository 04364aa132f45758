/** What takes the place of a served form, and how: one file to load. */
export {carryOver} from './carryOver';
export {MessageForm} from './MessageForm';
