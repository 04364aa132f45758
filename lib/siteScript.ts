/** Where pages find the plain script of app/site.js: its hash, from next.config.mjs, changes with it. */
export const siteScriptHref = () => `/site.js?${process.env.SITE_SCRIPT_HASH}`;
