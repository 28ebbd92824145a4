/** The customer, or the professional, is not there. */
export const absenceWords = {
  'absent.open': 'ग्राहक यहाँ नहीं हैं',
  'absent.title': 'ग्राहक यहाँ नहीं हैं?',
  'absent.early': 'रुककर ग्राहक को फ़ोन करें। {{when}} से आप इसकी सूचना दे सकते हैं।',
  'absent.fee': 'ग्राहक से {{sum}} लिए जाएँगे, जो आपके व्यवसाय को मिलेंगे।',
  'absent.ends': 'बुकिंग रद्द होगी। ग्राहक को बताया जाएगा और वे असहमत हो सकते हैं।',
  'absent.confirm': 'सूचना दें और रद्द करें',
  'absent.keep': 'और इंतज़ार करें',
  'absent.done': 'सूचना दी गई। बुकिंग रद्द है।',
  'absent.photo': 'दरवाज़े या गेट की फ़ोटो',
  'absent.photo.sent': 'आपकी फ़ोटो बुकिंग में सेव हो गई है।',
  'absent.place.added': 'आपकी जगह जोड़ दी गई।',
  'absent.place.refused': 'इस फ़ोन से जगह नहीं मिली। आप इसके बिना भी सूचना दे सकते हैं।',
  'absent.place.why': 'आपकी जगह से हमारी सहायता टीम देख सकती है कि आप पते पर थे।',
  'absent.place.add': 'मेरी जगह जोड़ें',
} as const;
