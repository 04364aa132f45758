/** Imported first, for its effect: what is committed and tested is the same on every machine, whatever it has set. */
const isSetting = (name: string): boolean =>
  name.startsWith('NEXT_PUBLIC_') || name === 'CSP_REPORT_URL' || name === 'PSEUDO_LOCALE';

for (const name of Object.keys(process.env)) {
  if (isSetting(name)) delete process.env[name];
}
