/** What the fields are called that one confirms of a request for quotations. */
export const rfqChangeWords: Readonly<Record<string, string>> = {
  'changed.requestStatus': 'स्थिति',
  'changed.partnersUnlocked': 'पार्टनर जो आपसे संपर्क कर सकते हैं',
};
