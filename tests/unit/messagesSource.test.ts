import {describe, expect, test} from 'vitest';
import {endOfExpression, hole, readSource} from '@/lib/messages/source';

const textsOf = (code: string) => readSource(code).literals.map(({text}) => text);

describe('the texts that code names', () => {
  test.each([
    ['both kinds of quotes', `t('a.b'); t("c.d")`, ['a.b', 'c.d']],
    ['a quote that is escaped', String.raw`t('it\'s')`, [String.raw`it\'s`]],
    ['what a template has besides its expressions', `\`items.\${key}.title\``, [`items.${hole}.title`]],
    [
      'texts within a template’s expressions, and templates in them',
      `\`a.\${on ? 'b' : \`c.\${d}\`}.e\``,
      [`a.${hole}.e`, 'b', `c.${hole}`],
    ],
    ['a template’s expression with braces of its own', `\`a.\${f({b: 1})}.c\``, [`a.${hole}.c`]],
    ['nothing that is a comment', "// t('a')\n/* t('b') */ t('c')", ['c']],
    ['an address in the text of an element, which is no comment', "<p>https://a.example</p> t('a')", ['a']],
    ['a backtick that is escaped', '`a\\`b`', ['a`b']],
    ['nothing behind an apostrophe in the text of an element', "<p>it's</p>\nt('a')", ['a']],
  ])('%s', (_, code, texts) => {
    expect(textsOf(code)).toEqual(texts);
  });

  test('a comment or a text that never ends is the file’s end', () => {
    expect(textsOf("t('a') /* t('b')")).toEqual(['a']);
    expect(textsOf('t(`a')).toEqual(['a']);
  });

  test('everything else keeps its place, and is blanked out where it is a text or a comment', () => {
    const code = "const a = t('b'); // c\nlet d;";
    const read = readSource(code);
    expect(read.code).toBe("const a = t(' ');     \nlet d;");
    const [literal] = read.literals;
    expect(code.slice(literal?.start, literal?.end)).toBe("'b'");
  });
});

test.each([
  ['a comma of its own level', "f('a', b)", "'a'"],
  ['the bracket around it', 'f(g(a, b))', 'g(a, b)'],
  ['the end of the file', 'f(a', 'a'],
  ['no bracket or comma that stands in a text', "f('), (' + a, b)", "'), (' + a"],
  ['nor in a template', 'f(`), (` + a, b)', '`), (` + a'],
])('an expression ends at %s', (_, code, expression) => {
  const end = endOfExpression(readSource(code), 2);
  expect(code.slice(2, end)).toBe(expression);
});
