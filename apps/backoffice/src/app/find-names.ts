/** What else people type for commands and places: their names in both languages, and other words for them. */

export const namesOfCommands: Readonly<Record<string, string>> = {
  dark: 'dark theme night black appearance गहरी थीम डार्क रात',
  light: 'light theme day white appearance हल्की थीम दिन',
  en: 'english language अंग्रेज़ी अंग्रेजी भाषा',
  hi: 'hindi language हिन्दी हिंदी भाषा',
  keys: 'keyboard shortcuts keys help कीबोर्ड शॉर्टकट',
  logout: 'log out logout sign out exit लॉग आउट बाहर',
};

/** By the address of the place. */
export const namesOfPlaces: Readonly<Record<string, string>> = {
  '/': 'Home today start overview dashboard आज होम शुरुआत',
  '/people': 'People customers users accounts लोग ग्राहक खाते',
  '/partners': 'Partners businesses organisations पार्टनर व्यवसाय',
  '/review': 'Review kyc approve new partners bank verification जाँच समीक्षा मंज़ूरी',
  '/bookings': 'Bookings orders visits cancel reassign बुकिंग रद्द',
  '/payments': 'Payments money gateway refunds stuck भुगतान पैसे',
  '/payouts': 'Payouts earnings transfers bank failed भुगतान पेआउट',
  '/cash-refunds': 'Cash refunds नकद वापसी रिफ़ंड',
  '/purchase-refunds': 'Other refunds advances packs वापसी रिफ़ंड',
  '/disputes': 'Disputes claims complaints विवाद शिकायत',
  '/milestone-disputes': 'Milestone disputes projects विवाद प्रोजेक्ट',
  '/support': 'Support incidents requests help सहायता शिकायत',
  '/desk': 'Live support chat queue agents सहायता बातचीत',
  '/reviews': 'Reported reviews ratings stars समीक्षा रेटिंग',
  '/catalogue': 'Catalogue services categories सूची सेवाएँ श्रेणियाँ',
  '/prices': 'City prices rates कीमतें दाम',
  '/offers': 'Offers coupons discounts ऑफ़र कूपन छूट',
  '/quote-requests': 'Quote requests quotations rfq कोटेशन अनुरोध',
  '/lead-claims': 'Lead claims contacts लीड दावे',
  '/demand': 'Demand waiting list माँग प्रतीक्षा',
  '/jobs': 'Jobs hiring moderation held reported vacancies नौकरियाँ भर्ती शिकायत',
  '/skills': 'Trades skills taxonomy job titles spellings पेशे हुनर काम',
  '/newsletter': 'Newsletter mail समाचार ईमेल',
  '/configuration': 'Configuration settings fees gst tax rates limits सेटिंग शुल्क जीएसटी टैक्स',
  '/dictionary': 'Dictionary words translation शब्द अनुवाद',
  '/audit': 'Audit log history who did गतिविधि इतिहास',
  '/exports': 'Your exports files downloads excel csv फ़ाइलें डाउनलोड',
  '/replies': 'Ready replies templates तैयार जवाब',
  '/faqs': 'Common questions faq help सवाल',
  '/videos': 'How-to videos वीडियो',
};
