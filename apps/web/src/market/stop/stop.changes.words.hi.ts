/** What the fields are called that one confirms of a visit that ends early. */
export const stopChangeWords: Readonly<Record<string, string>> = {
  'changed.agreed': 'तय बिल',
  'changed.bill': 'हुए काम का बिल',
  'changed.due': 'बाक़ी भुगतान',
};
