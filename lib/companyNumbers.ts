import {ownerFacts} from '@/content/ownerFacts';

const names = ['cin', 'gstin'] as const;

/** The numbers under which the company is registered, as far as they are set. Their names are in `contact.company`. */
export const companyNumbers = () =>
  names.flatMap((name) => {
    const value = ownerFacts[name];
    return value ? [{name, value}] : [];
  });
