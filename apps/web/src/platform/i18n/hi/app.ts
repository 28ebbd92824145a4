/** The app as an app: installing, updating, being offline. */
export const appWords = {
  'pwa.description': 'आपके पास के लोगों से घर और दफ़्तर की सेवाएँ।',
  'pwa.book': 'सेवा बुक करें',
  'pwa.bookings': 'आपकी बुकिंग',
  'pwa.update': 'नया संस्करण तैयार है।',
  'pwa.update.now': 'खोलें',
  'pwa.update.later': 'बाद में',
  'analytics.ask.title': 'आपकी मंज़ूरी',
  'analytics.ask':
    'क्या हम देख सकते हैं कि कौन-से पन्ने खुलते हैं, ताकि ऐप बेहतर हो? न नाम, न नंबर, न पते। इसे आप निजता में बदल सकते हैं।',
  'analytics.no': 'नहीं',
  'analytics.yes': 'हाँ, देख सकते हैं',
  'hindi.readings': 'देवनागरी में',
  'hindi.on': 'हिन्दी सुझाव दिखाएँ',
  'hindi.off': 'सुझाव न दिखाएँ',
};
