/**
 * The logo strips: a line for each company, with its drawing in `illustrations/logos/`, by the key of its role. These are invented, and
 * pages mark them as examples. A real one is one drawing and one line without `sample`.
 */
export type Logo = {mark: string; name: string; voice?: Voice; sample?: true};

/** How a company writes its name. Without one, it stands as it is given. */
export type Voice = 'capitals' | 'slanted' | 'small' | 'light';

/** The companies whose services the suite works with. */
export const partnerLogos = {
  payments: {mark: 'rokdapath', name: 'Rokdapath', voice: 'capitals', sample: true},
  emailAndSms: {mark: 'chitthighar', name: 'Chitthighar', voice: 'small', sample: true},
  crm: {mark: 'parichaykosh', name: 'Parichaykosh', voice: 'light', sample: true},
  whatsapp: {mark: 'baatdesh', name: 'Baatdesh', sample: true},
  shipping: {mark: 'safarpeti', name: 'Safarpeti', voice: 'slanted', sample: true},
  sms: {mark: 'ghantipatra', name: 'Ghantipatra', voice: 'small', sample: true},
} as const satisfies Record<string, Logo>;

/** The associations and companies that the company belongs to or works with. */
export const affiliationLogos = {
  startupRecognition: {mark: 'navodit', name: 'Navodit', voice: 'light', sample: true},
  cloudPartner: {mark: 'meghangan', name: 'Meghangan', voice: 'small', sample: true},
  networkMember: {mark: 'vyaparsutra', name: 'Vyaparsutra', sample: true},
  securityAudit: {mark: 'kavachank', name: 'Kavachank', voice: 'capitals', sample: true},
} as const satisfies Record<string, Logo>;

/** The companies that handle a partner's clients' orders. */
export const orderLogos = {
  payments: partnerLogos.payments,
  messaging: partnerLogos.emailAndSms,
  courier: partnerLogos.shipping,
} as const satisfies Record<string, Logo>;
