/** A script to stand in a document. Its code has one space where one may be, and no words in strings. */
export const inlineScript = (code: string) =>
  `<script>${code.replace(/\s*\n\s*/g, '').replace(/ ?(=>|[=,:?{}()]) ?/g, '$1')}</script>`;
