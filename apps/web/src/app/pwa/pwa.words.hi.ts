/** The app as an app: installing, updating. */
export const pwaWords = {
  'pwa.description': 'आपके पास के लोगों से घर और दफ़्तर की सेवाएँ।',
  'pwa.book': 'सेवा बुक करें',
  'pwa.bookings': 'आपकी बुकिंग',
  'pwa.update': 'नया वर्शन उपलब्ध है।',
  'pwa.update.now': 'अपडेट करें',
  'pwa.update.later': 'बाद में',
};
