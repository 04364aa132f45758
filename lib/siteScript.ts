/** The address of the plain script of all pages (app/site.js). next.config.mjs sets its hash. */
export const siteScriptHref = () => `/site.js?${process.env.SITE_SCRIPT_HASH}`;
