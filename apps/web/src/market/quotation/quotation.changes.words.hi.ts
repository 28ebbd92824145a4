/** What the fields are called that one confirms of a request for quotations. */
export const quotationChangeWords: Readonly<Record<string, string>> = {
  'changed.requestStatus': 'स्थिति',
  'changed.partnersUnlocked': 'पार्टनर जो आपसे संपर्क कर सकते हैं',
  'changed.leadStatus': 'लीड की स्थिति',
  'changed.priceCredits': 'क्रेडिट में दाम',
  'changed.creditBalance': 'आपके क्रेडिट',
};
