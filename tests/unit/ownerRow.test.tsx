import {createFormatter, createTranslator} from 'next-intl';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {OwnerRow} from '@/components/sections/trade/OwnerRow';
import {ownerFacts} from '@/content/ownerFacts';
import type {OwnerFacts} from '@/content/ownerFactTypes';
import type {Product} from '@/content/suite';
import {formatsOf} from '@/i18n/formats';
import en from '@/messages/en/pricing.json';

/** A wholesaler reads where the books go and which papers an invoice makes, once the owner has said so. */

// Tests set facts of their own.
vi.mock('@/content/ownerFacts', () => ({ownerFacts: {}}));
vi.mock('next-intl/server', () => {
  const options = () => ({locale: 'en-IN' as const, messages: {pricing: en}, formats: formatsOf('en')});
  return {
    getTranslations: (namespace: 'pricing.productIn') => createTranslator({...options(), namespace}),
    getFormatter: () => createFormatter(options()),
  };
});

afterEach(() => {
  for (const fact of Object.keys(ownerFacts)) delete ownerFacts[fact as keyof OwnerFacts];
});

async function rowWith(facts: OwnerFacts, products: readonly Product[] = ['orderkite', 'airpos']) {
  Object.assign(ownerFacts, facts);
  return renderToStaticMarkup(await OwnerRow({products}));
}

test('nothing is said while the owner has not said it', async () => {
  expect(await rowWith({})).toBe('');
});

test('the accounting programs are named', async () => {
  const markup = await rowWith({accounting: ['Example Books', 'Sample Ledger']});
  expect(markup).toBe('<p>Takes the books over to Example Books and Sample Ledger.</p>');
});

test.each([
  [{eInvoice: 'prime'}, en.productIn.eInvoice],
  [{eWayBill: 'enterprise'}, en.productIn.eWayBill],
  [{eInvoice: 'prime', eWayBill: 'enterprise'}, en.productIn.bothPapers],
] as const)('with %o the papers that an invoice makes are named', async (facts, sentence) => {
  expect(await rowWith(facts)).toBe(`<p>${sentence}</p>`);
});

test('a page without OrderKite, the wholesale product, says nothing of it', async () => {
  const markup = await rowWith({accounting: ['Example Books']}, ['airpos', 'skycart']);
  expect(markup).toBe('');
});
