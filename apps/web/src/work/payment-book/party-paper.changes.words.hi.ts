/** What the fields are called that one confirms of a paper for a party. */
export const partyPaperChangeWords: Readonly<Record<string, string>> = {
  'changed.paperKind': 'क्या जारी होगा',
  'changed.paperTo': 'किसके नाम',
  'changed.paperAddress': 'पता',
  'changed.paperPlace': 'आपूर्ति का स्थान',
  'changed.paperTaxable': 'GST के बिना रकम',
  'changed.paperTax': 'GST',
  'changed.paperTotal': 'कुल',
};
