import type { savedSearchErrors } from '@nukkad/contract/hiring/saved-search/saved-search.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Saved searches of job seekers and their alerts. */
export const savedSearchWords = {
  'savedSearch.title': 'सेव की गई खोजें',
  'savedSearch.lead': 'नई नौकरियों की ख़बर दिन में ज़्यादा से ज़्यादा एक बार मिलती है।',
  'place.savedSearch.about': 'आपकी सेव की गई नौकरी की खोजें और उनके अलर्ट।',
  'savedSearch.all': 'सभी नौकरियाँ',
  'savedSearch.within': '{{km}} किमी के अंदर',
  'savedSearch.wage.day': 'रोज़ कम से कम {{wage}}',
  'savedSearch.wage.month': 'महीने का कम से कम {{wage}}',
  'savedSearch.save.title': 'यह खोज सेव करें?',
  'savedSearch.save.alerts': 'नई नौकरियों का अलर्ट दिन में ज़्यादा से ज़्यादा एक बार मिलेगा।',
  'savedSearch.save.off': 'अलर्ट आप “सेव की गई खोजें” में बंद कर सकते हैं।',
  'savedSearch.save': 'खोज सेव करें',
  'savedSearch.save.link': 'खोज सेव करें, अलर्ट पाएँ',
  'savedSearch.saved': 'खोज सेव हो गई।',
  'savedSearch.waiting': 'नई नौकरियाँ आने पर अलर्ट मिलेगा, दिन में ज़्यादा से ज़्यादा एक बार।',
  'savedSearch.news_one': '{{day}} को {{count}} नई नौकरी',
  'savedSearch.news_other': '{{day}} को {{count}} नई नौकरियाँ',
  'savedSearch.alerts': 'अलर्ट',
  'savedSearch.view': 'नौकरियाँ देखें',
  'savedSearch.remove': 'हटाएँ',
  'savedSearch.removed': 'खोज हटा दी गई।',
  'savedSearch.none': 'अभी कोई खोज सेव नहीं है',
  'savedSearch.none.words': 'नौकरी खोजें, फिर खोज सेव करें ताकि नई नौकरियों की ख़बर मिले।',
  'savedSearch.find': 'नौकरियाँ खोजें',
};

export const savedSearchRefusals = refusalsInHindi<keyof typeof savedSearchErrors>({
  saved_search_not_found: 'यह सेव की गई खोज उपलब्ध नहीं है।',
  saved_search_empty: 'खोज सेव करने से पहले काम, जगह या कोई फ़िल्टर चुनें।',
  saved_search_limit: 'आपकी {{limit}} खोजें सेव हैं। पहले एक हटाएँ।',
});
