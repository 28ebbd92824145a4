/** The states of a posted job, where people come from, and the minimum wage. */
export const jobNounWords = {
  'posting.state.draft': 'ड्राफ़्ट',
  'posting.state.planned': 'तय समय पर',
  'posting.state.checking': 'जाँच में',
  'posting.state.active': 'चालू',
  'posting.state.inactive': 'बंद रखी',
  'posting.state.rejected': 'अस्वीकृत',
  'posting.state.closed': 'बंद',
  'posting.state.cancelled': 'रद्द',
  'posting.wage.india': 'भारत',
  'posting.wage.below': 'यह न्यूनतम वेतन से कम हो सकता है: {{place}} में इस काम के लिए {{wage}} ({{source}})।',
  'posting.wage.least': '{{place}} में इस काम का न्यूनतम वेतन: {{wage}}।',
  'jobSource.search': 'नौकरी खोज',
  'jobSource.link': 'लिंक',
  'jobSource.feed': 'जॉब बोर्ड',
  'jobSource.alert': 'जॉब अलर्ट',
  'jobSource.invitation': 'आपके न्योते',
};
