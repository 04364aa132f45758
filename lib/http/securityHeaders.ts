/** Security headers for every host. The Content-Security-Policy of each page is made in build/csp.ts. */

/** The browser features that no page uses. */
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

/** The headers of every response. */
export const commonHeaders = {
  // Two years. There is no `preload`, because that is hard to undo, and the owner of the domain should decide it.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The CSP of files that are not HTML: if one is opened directly, it runs no script. Styles are allowed because icon.svg has some. */
export const fileCsp = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** The CSP of all other responses: redirects, errors without a body, /healthz. */
export const fallbackCsp = {'content-security-policy': "default-src 'none'; frame-ancestors 'none'"};

/** For share images and icons, which other sites show, for example in the preview of a link. */
export const crossOriginHeaders = {'cross-origin-resource-policy': 'cross-origin'};
