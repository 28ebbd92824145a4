/** The links to an invoice that were given, and turning them off. */
export const sharedLinksWords = {
  'sharedLinks.title': 'बिल के शेयर किए लिंक',
  'sharedLinks.lead': 'लिंक का समय बीतने या बंद करने तक कोई भी उससे बिल खोल सकता है।',
  'sharedLinks.show': 'शेयर किए लिंक देखें',
  'sharedLinks.none': 'अभी कोई लिंक नहीं',
  'sharedLinks.none.words': 'बिल शेयर करें, लिंक यहाँ दिखेगा।',
  'sharedLinks.until': '{{at}} तक चलेगा',
  'sharedLinks.expired': '{{at}} को समय बीता',
  'sharedLinks.revoked': '{{at}} को बंद किया गया',
  'sharedLinks.given': '{{at}} को शेयर किया',
  'sharedLinks.givenBy': '{{at}} को {{name}} ने शेयर किया',
  'sharedLinks.never': 'अभी खोला नहीं गया',
  'sharedLinks.opened_one': '{{count}} बार खोला गया',
  'sharedLinks.opened_other': '{{count}} बार खोला गया',
  'sharedLinks.last': 'आख़िरी बार {{at}}',
  'sharedLinks.copy': 'लिंक कॉपी करें',
  'sharedLinks.end': 'बंद करें',
};
