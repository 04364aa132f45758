import {readablePhone} from '@/lib/format';

// From next.config.mjs: a setting's name is not known to the bundler, so content/site.ts is for the server.
const [email = '', phone = ''] = [process.env.CONTACT_EMAIL, process.env.CONTACT_PHONE];
const ways = [
  {href: `mailto:${email}`, name: email},
  {href: `tel:${phone}`, name: readablePhone(phone)},
];

/** How to reach the company from a page that failed: in no language, so that nothing has to be loaded for it. */
export function CrashWays() {
  return (
    <p className="flex flex-wrap gap-x-6">
      {ways.map(({href, name}) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
