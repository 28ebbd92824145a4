/** What the fields are called that one confirms of a price. */
export const priceChangeWords: Readonly<Record<string, string>> = {
  'changed.price': 'दाम',
  'changed.laterPrice': 'बाद की हर विज़िट का दाम',
};
