/** What the fields are called that one confirms of a lead. */
export const leadChangeWords: Readonly<Record<string, string>> = {
  'changed.leadStatus': 'लीड की स्थिति',
  'changed.priceCredits': 'क्रेडिट में दाम',
  'changed.creditBalance': 'आपके क्रेडिट',
};
