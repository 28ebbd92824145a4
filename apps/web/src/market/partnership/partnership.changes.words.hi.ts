/** What the fields are called that one confirms of a partner's hours, bank account and leaving. */
export const partnershipChangeWords: Readonly<Record<string, string>> = {
  'changed.payout': 'आने वाला भुगतान',
  'changed.bankAccount': 'बैंक खाते के आख़िरी अंक',
  'changed.monday': 'सोमवार',
  'changed.tuesday': 'मंगलवार',
  'changed.wednesday': 'बुधवार',
  'changed.thursday': 'गुरुवार',
  'changed.friday': 'शुक्रवार',
  'changed.saturday': 'शनिवार',
  'changed.sunday': 'रविवार',
  'changed.ownerWorks': 'आपका खुद काम करना',
};
