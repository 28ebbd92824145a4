/** The states of a posted job. */
export const jobNounWords = {
  'posting.state.draft': 'ड्राफ़्ट',
  'posting.state.planned': 'तय समय पर',
  'posting.state.checking': 'जाँच में',
  'posting.state.active': 'चालू',
  'posting.state.inactive': 'बंद रखी',
  'posting.state.rejected': 'अस्वीकृत',
  'posting.state.closed': 'बंद',
  'posting.state.cancelled': 'रद्द',
  'jobSource.search': 'नौकरी खोज',
  'jobSource.link': 'लिंक',
  'jobSource.feed': 'जॉब बोर्ड',
  'jobSource.alert': 'जॉब अलर्ट',
  'jobSource.invitation': 'आपके न्योते',
};
