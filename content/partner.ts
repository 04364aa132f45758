/** The partner programme: keys of its texts in order, and one fact for the commission, wherever it is mentioned. */
export const partner = {
  /** Share of the referred client's first-year subscription, paid once. */
  commission: 0.1,
  steps: ['signUp', 'spread', 'earn'],
  benefits: ['materials', 'trainedHelp', 'bothLanguages', 'recurringTrust', 'yourWorkStaysYours', 'specialPrices'],
  stories: ['kavita', 'arjun', 'sneha'],
  /** With the icon of each stamp. */
  trust: [
    {id: 'payments', icon: 'payments'},
    {id: 'messaging', icon: 'whatsapp'},
    {id: 'courier', icon: 'shipping'},
  ],
  who: ['audience', 'originalContent', 'experience', 'terms'],
  faq: ['commissionAmount', 'costToJoin', 'clientSupport', 'ownUse'],
} as const;
