export const reportDictionary: Readonly<Record<string, string>> = {
  'reports.byCustomer': 'ग्राहक ने बताया',
  'reports.byPartner': 'पार्टनर ने बताया',
  'reports.none': 'कोई समस्या नहीं बताई गई।',
  'reports.title': 'बताई गई समस्याएँ',
};
