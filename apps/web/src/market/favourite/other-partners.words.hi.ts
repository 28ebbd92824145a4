/** Partners who can come in place of another one. */
export const otherPartnersWords = {
  'others.title': 'और कौन आ सकता है',
  'others.lead': '{{service}} के लिए, {{place}}',
  'others.lead.place': 'आपके पास',
  'others.stars_one': 'आपने {{count}} स्टार दिया',
  'others.stars_other': 'आपने {{count}} स्टार दिए',
  'others.visits_one': '{{count}} बार आ चुके हैं',
  'others.visits_other': '{{count}} बार आ चुके हैं',
  'others.favourite': 'आपके पसंदीदा',
  'others.full': 'अगले 3 दिन कोई ख़ाली समय नहीं',
  'others.from': 'कम से कम',
  'others.choose': 'इन्हें चुनें',
  'others.choose.of': '{{name}} को चुनें',
  'others.view': 'पार्टनर देखें',
  'others.back.booking': 'फिर से बुक करने पर लौटें',
  'others.back.cart': 'चेकआउट पर लौटें',
};
