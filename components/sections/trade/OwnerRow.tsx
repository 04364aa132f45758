import {getFormatter, getTranslations} from 'next-intl/server';
import {ownerFacts} from '@/content/ownerFacts';
import type {Product} from '@/content/suite';

type Props = {products: readonly Product[]; className?: string};

/**
 * What a wholesaler asks first: which accounting program the books are exported to, and whether an invoice also creates the e-invoice
 * and the e-way bill. Only the site's owner knows (content/ownerFacts.ts).
 */
export async function OwnerRow({products, className}: Props) {
  const sentences = products.includes('orderkite') ? await wholesaleSentences() : [];
  if (sentences.length === 0) return null;
  return <p className={className}>{sentences.join(' ')}</p>;
}

async function wholesaleSentences(): Promise<string[]> {
  const [t, format] = await Promise.all([getTranslations('pricing.productIn'), getFormatter()]);
  const {accounting, eInvoice, eWayBill} = ownerFacts;
  const sentences: string[] = [];
  if (accounting) sentences.push(t('accounting', {names: format.list(accounting, 'names')}));
  if (eInvoice && eWayBill) sentences.push(t('bothPapers'));
  else if (eInvoice) sentences.push(t('eInvoice'));
  else if (eWayBill) sentences.push(t('eWayBill'));
  return sentences;
}
