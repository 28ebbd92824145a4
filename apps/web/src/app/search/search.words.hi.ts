export const searchWords = {
  'search.placeholder': 'सेवा, पार्टनर, व्यक्ति, पोस्ट या मदद',
  'search.hint': 'दूसरे शब्दों से खोजें या वर्तनी जाँचें। हिंदी में भी खोज सकते हैं।',
  'search.onPage': 'पूरे पेज पर खोजें',
  'search.all': '“{{q}}” के सभी नतीजे',
  'search.field': 'आप क्या खोज रहे हैं?',
  'search.recent': 'हाल की खोजें',
  'search.recent.lead': 'सिर्फ़ इस डिवाइस पर रहती हैं।',
  'search.recent.clear': 'मिटाएँ',
  'search.kinds': 'नतीजों के प्रकार',
  'search.minutes_one': '{{count}} मिनट',
  'search.minutes_other': '{{count}} मिनट',
  'search.everything': 'पूरे नुक्कड़ में “{{q}}” खोजें',
  'search.seeAll': 'सभी देखें',
  'search.services': 'सभी सेवाएँ देखें',
  'search.begin':
    'सेवाएँ, पार्टनर, लोग, नौकरियाँ, ब्लॉग और मदद। लॉग इन करने पर ग्रुप, पोस्ट और आपकी बुकिंग, संदेश और दस्तावेज़ भी।',
  'search.try_fewer': 'वर्तनी जाँचें या कम शब्दों से खोजें। जो नहीं मिलता, हम उसे दर्ज करते हैं।',
};
