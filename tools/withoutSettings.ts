/**
 * What is committed, and what tests say of it, is the same on every machine: without the settings of this one
 * (content/environment.ts). Imported for its effect, before what reads them.
 */
for (const name of Object.keys(process.env)) {
  if (/^NEXT_PUBLIC_|^(?:CSP_REPORT_URL|PSEUDO_LOCALE)$/.test(name)) delete process.env[name];
}
