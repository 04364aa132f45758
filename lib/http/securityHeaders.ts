/** The headers that tell browsers what a response may do, for every runtime; a page's own policy is in build/csp.ts. */

/** What no page uses. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** On every response, whatever it is. */
export const commonHeaders = {
  // Two years. No `preload`: that is for the owner of the domain to decide, and hard to take back.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** CSP for files that are not HTML: one that is opened directly runs no script. The site's icon has a style of its own. */
export const fileCsp = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** CSP of responses that have none of their own: redirects, errors without a body, /healthz. */
export const fallbackCsp = {'content-security-policy': "default-src 'none'; frame-ancestors 'none'"};

/** Share images and icons are shown by other sites: a chat that unfurls a link may load the picture from here. */
export const crossOriginHeaders = {'cross-origin-resource-policy': 'cross-origin'};
