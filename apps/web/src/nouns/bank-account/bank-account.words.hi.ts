/** The fields of an account, wherever one is named. */
export const bankAccountWords: Readonly<Record<string, string>> = {
  'bankAccount.holder': 'खाताधारक का नाम',
  'bankAccount.number': 'खाता नंबर',
  'bankAccount.ifsc': 'IFSC कोड',
  'bankAccount.ifsc.hint': 'चेक बुक पर लिखा होता है, जैसे HDFC0000001',
};
