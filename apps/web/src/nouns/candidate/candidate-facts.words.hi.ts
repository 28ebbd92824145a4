/** What an employer reads of a candidate. */
export const candidateFactsWords = {
  'candidateFacts.new': 'अभी अनुभव नहीं',
  'candidateFacts.now': 'तुरंत',
  'candidateFacts.from': '{{day}} से',
  'candidateFacts.trades': 'काम',
  'candidateFacts.skills': 'हुनर',
  'candidateFacts.experience': 'अनुभव',
  'candidateFacts.wage': 'कितना वेतन चाहिए',
  'candidateFacts.available': 'कब से शुरू कर सकते हैं',
  'candidateFacts.place': 'कहाँ रहते हैं',
  'candidateFacts.travel': 'कितनी दूर तक',
  'candidateFacts.km_one': '{{count}} किमी तक',
  'candidateFacts.km_other': '{{count}} किमी तक',
  'candidateFacts.shifts': 'शिफ़्ट',
  'candidateFacts.education': 'पढ़ाई',
  'candidateFacts.languages': 'भाषाएँ',
};
