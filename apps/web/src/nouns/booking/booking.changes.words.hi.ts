/** What the fields are called that one confirms of a booking. */
export const bookingChangeWords: Readonly<Record<string, string>> = {
  'changed.startsAt': 'समय',
  'changed.address': 'पता',
  'changed.locality': 'इलाक़ा',
  'changed.lines': 'सेवाओं का चुनाव',
  'changed.partner': 'पार्टनर',
  'changed.professional': 'कारीगर',
  'changed.offer': 'ऑफ़र',
  'changed.discount': 'छूट का दाम',
  'changed.carriedCharge': 'पिछली बुकिंग का रद्द शुल्क',
  'changed.total': 'कुल दाम',
  'changed.amountDue': 'बाक़ी भुगतान',
  'changed.fee': 'रद्द करने का शुल्क',
  'changed.refund': 'रिफ़ंड',
  'changed.serviceName': 'काम का नाम',
  'changed.minutes': 'अतिरिक्त समय',
};
