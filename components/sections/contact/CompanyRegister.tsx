import type {ReactNode} from 'react';
import {EmailAddress} from '@/components/ui/EmailAddress';
import {ownerFacts} from '@/content/ownerFacts';
import {inLanguage} from '@/i18n/facts';
import {pageLocale} from '@/i18n/locale';
import {readablePhone} from '@/i18n/phone';
import type {WordsAt} from '@/i18n/words';
import {companyNumbers} from '@/lib/companyNumbers';

const link = 'text-link inline-flex min-h-11 items-center [overflow-wrap:anywhere]';

/** The company's numbers and its grievance officer, as far as the owner has set them. */
export async function CompanyRegister({words}: {words: WordsAt<'contact.company'>}) {
  const {grievanceOfficer} = ownerFacts;
  const rows: {name: string; value: ReactNode}[] = companyNumbers().map(({name, value}) => ({
    name: words[name],
    value,
  }));
  if (grievanceOfficer) {
    const {name, email, phone} = grievanceOfficer;
    rows.push({
      name: words.officer,
      value: (
        <>
          <span className="block">{inLanguage(name, await pageLocale())}</span>{' '}
          <a href={`mailto:${email}`} className={link}>
            <EmailAddress text={email} />
          </a>{' '}
          {phone && (
            <a href={`tel:${phone}`} className={link}>
              {readablePhone(phone)}
            </a>
          )}
        </>
      ),
    });
  }
  if (!rows.length) return null;
  return (
    <dl className="mt-4">
      {rows.map(({name, value}) => (
        <div key={name} className="grid gap-x-8 py-1 @sm:grid-cols-[10rem_1fr]">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-semibold text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
