/** What the policy of a page with the hosted form allows beyond the site itself: origins, by what they are asked for. */
export type FormsHosts = {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame: readonly string[];
  submit: readonly string[];
};

/**
 * The hosts of a forms service, from the address of its embedding script. HubSpot's form comes from, and is sent to,
 * other hosts than its script; each of its regions has its own. Any other service is its script's origin.
 */
export function formsHosts(script: string): FormsHosts {
  const {origin, hostname} = new URL(script);
  const region = /^js(-\w+)?\.hsforms\.net$/.exec(hostname)?.[1] ?? '';
  const hosts = hostname.endsWith('.hsforms.net')
    ? [`https://forms${region}.hsforms.com`, `https://forms${region}.hubspot.com`]
    : [origin];
  return {script: [origin, ...hosts], connect: hosts, image: hosts, frame: hosts, submit: hosts};
}
