/** Imported first, for its effect: what is committed and tested is the same on every machine, whatever it has set. */
for (const name of Object.keys(process.env)) {
  if (/^NEXT_PUBLIC_|^(?:CSP_REPORT_URL|PSEUDO_LOCALE)$/.test(name)) delete process.env[name];
}
