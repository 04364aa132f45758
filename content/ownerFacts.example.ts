import type {OwnerFacts} from './ownerFactTypes.ts';

/** Every fact of the owner, with invented values. */
export const exampleFacts: Required<OwnerFacts> = {
  cin: 'U72900CT2020PTC000000',
  gstin: '22AAAAA0000A1Z5',
  street: {en: 'Second floor, Patang House, Bahi Marg\nCivil Lines', hi: 'दूसरी मंज़िल, पतंग हाउस, बही मार्ग\nसिविल लाइन्स'},
  grievanceOfficer: {
    name: {en: 'Anita Verma', hi: 'अनीता वर्मा'},
    email: 'grievance@vyomcommerce.example',
    phone: '+917715550143',
  },
  personAnswersPhone: true,
  sameDayReply: true,
  hindiSupport: true,

  campaignLastDay: '2099-01-15',
  renewal: {
    en: 'A plan does not renew by itself. Thirty days before it ends we send you the invoice for the next year.',
    hi: 'प्लान अपने आप रिन्यू नहीं होता। साल पूरा होने से 30 दिन पहले अगले साल का बिल भेजा जाता है।',
  },
  planChange: {
    en: 'Move to a larger plan at any time: what is left of the year is taken off its price. A smaller plan begins with the next year.',
    hi: 'बड़ा प्लान कभी भी लें: बचे महीनों का पैसा उसकी कीमत में से काट लिया जाता है। छोटा प्लान अगले साल से शुरू होता है।',
  },
  closureRefund: {
    en: 'If we close an account without a fault of yours, the months that are left are paid back.',
    hi: 'अगर आपकी किसी गलती के बिना हम खाता बंद करें, तो बचे महीनों का पैसा लौटाया जाता है।',
  },
  cashFee: {
    en: 'Starter’s fee on cash sales is billed at the end of each month.',
    hi: 'नकद बिक्री पर Starter की फ़ीस का बिल हर महीने के आखिर में बनता है।',
  },
  waysToPay: {en: 'UPI, net banking, card or cheque', hi: 'UPI, नेट बैंकिंग, कार्ड या चेक'},
  exportDays: 60,

  tills: {starter: 1, growth: 2, prime: 5, enterprise: null},
  logins: {starter: 1, growth: 2, prime: 10, enterprise: null},
  variantsCount: false,
  addOnRates: {
    whatsapp: {en: '₹0.90 a message', hi: '₹0.90 प्रति मैसेज'},
    sms: {en: '₹0.20 a message', hi: '₹0.20 प्रति मैसेज'},
  },
  itemsEntered: 200,

  gateways: ['Example Pay', 'Sample Payments'],
  couriers: ['Example Express', 'Sample Couriers'],
  crms: ['Example CRM'],
  accounting: ['Example Books'],
  eInvoice: 'prime',
  eWayBill: 'enterprise',

  reviewSites: {
    marketplaceReviews: {name: 'Example Reviews', url: 'https://reviews.example/vyom', reviews: 420},
    softwareReviews: {name: 'Sample Ratings', url: 'https://ratings.example/vyom', reviews: 310},
  },
  customers: [
    {
      name: {en: 'Farah Khan', hi: 'फ़राह खान'},
      role: {en: 'Owner of a bakery', hi: 'बेकरी की मालिक'},
      company: {en: 'Example Bakes, Bilaspur', hi: 'एग्ज़ाम्पल बेक्स, बिलासपुर'},
      quote: {
        en: 'The evening’s count takes ten minutes now.',
        hi: 'शाम का हिसाब अब दस मिनट में हो जाता है।',
      },
      change: {
        task: {en: 'Counting the drawer', hi: 'गल्ला गिनना'},
        earlier: {en: 'An hour with a calculator', hi: 'कैलकुलेटर पर एक घंटा'},
        now: {en: 'Ten minutes', hi: 'दस मिनट'},
      },
    },
  ],
  partners: [
    {
      name: {en: 'Dev Malhotra', hi: 'देव मल्होत्रा'},
      company: {en: 'Example Studio, Bhopal', hi: 'एग्ज़ाम्पल स्टूडियो, भोपाल'},
      quote: {en: 'Two of my clients began with one call.', hi: 'मेरे दो ग्राहकों की शुरुआत एक ही कॉल से हुई।'},
    },
  ],
  affiliations: ['Example Startup Mission', 'Sample Traders’ Council'],

  commissionPayment: {
    en: 'It is paid by bank transfer within 30 days of the client’s payment. A client is yours if the application names you.',
    hi: 'ग्राहक के पैसे आने के 30 दिन के भीतर कमीशन बैंक खाते में आता है। आवेदन में आपका नाम हो, तो ग्राहक आपका माना जाता है।',
  },
  affiliateTerms: 'https://partners.vyomcommerce.example/terms',
};
