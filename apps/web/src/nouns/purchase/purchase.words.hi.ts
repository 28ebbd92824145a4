export const purchaseWords: Readonly<Record<string, string>> = {
  'purchase.invoice': 'बिल डाउनलोड करें',
};
