/** The customer waits, and no one comes. */
export const professionalAbsentWords = {
  'professionalAbsent.open': 'कोई नहीं आया',
  'professionalAbsent.title': 'क्या कोई नहीं आया?',
  'professionalAbsent.early': 'वे रास्ते में हो सकते हैं। {{when}} से आप इसकी सूचना दे सकते हैं।',
  'professionalAbsent.visit': 'यह विज़िट यहीं ख़त्म होगी और पार्टनर को बताया जाएगा। वे दूसरी विज़िट तय कर सकते हैं।',
  'professionalAbsent.visit.done': 'माफ़ कीजिए। पार्टनर को बता दिया गया है।',
  'professionalAbsent.next': 'हम दूसरे पार्टनर से पूछेंगे। कोई ख़ाली न हो तो पैसे वापस मिलेंगे।',
  'professionalAbsent.credit': 'आपको अगली बुकिंग के लिए {{sum}} क्रेडिट मिलेगा।',
  'professionalAbsent.free': 'आप यह बुकिंग कभी भी मुफ़्त रद्द कर सकते हैं।',
  'professionalAbsent.confirm': 'कोई नहीं आया',
  'professionalAbsent.keep': 'और इंतज़ार करें',
  'professionalAbsent.done': 'इसके लिए माफ़ कीजिए। हम दूसरे पार्टनर से पूछ रहे हैं।',
} as const;
