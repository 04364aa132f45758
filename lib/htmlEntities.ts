/** All that React writes as entities. */
const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#x27', "'"],
  ['#39', "'"],
]);

/** Text or an attribute's value as a browser reads it from markup that React has written. */
export const decodeEntities = (markup: string) =>
  markup.replace(/&(#?\w+);/g, (entity, name: string) => characters.get(name) ?? entity);
