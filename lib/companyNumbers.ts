import {ownerFacts} from '@/content/ownerFacts';

const names = ['cin', 'gstin'] as const;

/** The numbers under which the company is registered, as far as they are set. Their names are in `contact.company`. */
export function companyNumbers() {
  const numbers: {name: (typeof names)[number]; value: string}[] = [];
  for (const name of names) {
    const value = ownerFacts[name];
    if (value) numbers.push({name, value});
  }
  return numbers;
}
