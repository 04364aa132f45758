import {expect, test} from 'vitest';
import {keepPairsTogether} from '@/i18n/unicode';

/** The text with `_` where no line may end after a hyphen. */
const showJoiners = (text: string) => keepPairsTogether(text).replaceAll('\u2060', '_');

test.each([
  {text: 'कौन-सा आइटम कितना बिकेगा', shown: 'कौन-_सा आइटम कितना बिकेगा'},
  {text: 'कम-से-कम दो, अपने-अपने खाते में', shown: 'कम-_से-_कम दो, अपने-_अपने खाते में'},
  {text: '“शनिवार-रविवार।”', shown: '“शनिवार-_रविवार।”'},
  {text: '{encryptionBits, number}-बिट', shown: '{encryptionBits, number}-_बिट'},
  // In English a line may end after a hyphen.
  {text: 'add-ons, POS-करण', shown: 'add-ons, POS-_करण'},
  // Wider than a narrow column.
  {text: 'मोबाइल-इलेक्ट्रॉनिक्स', shown: 'मोबाइल-इलेक्ट्रॉनिक्स'},
  {text: 'रेट - 40 - में', shown: 'रेट - 40 - में'},
])('a Hindi pair does not break at its hyphen: $text', ({text, shown}) => {
  expect(showJoiners(text)).toBe(shown);
});
