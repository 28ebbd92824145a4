/** What the fields are called that one confirms of closing an account. */
export const accountChangeWords: Readonly<Record<string, string>> = {
  'changed.openBookings': 'खुली बुकिंग की संख्या',
  'changed.roles': 'आपकी भूमिकाएँ',
};
