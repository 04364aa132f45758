/** The site is read, and nothing else: what every way of serving it answers to. */
const readingMethods = ['GET', 'HEAD'];

/** Whether a request only reads. */
export const isReading = (method = ''): boolean => readingMethods.includes(method);

/** What the others are told of it, in `Allow`. */
export const allowed = readingMethods.join(', ');
