/** Work that a business missed for want of people. */
export const demandWords = {
  'demand.title': 'छूटा हुआ काम',
  'demand.lead': '{{days}} दिनों में ग्राहकों ने आपकी टीम से ज़्यादा काम माँगा। हमने आपके लिए ये नौकरियाँ तैयार की हैं।',
  'demand.heading': '{{place}} में {{trade}}',
  'demand.refused_one': '{{count}} बुकिंग अस्वीकार हुई, क्योंकि कोई खाली नहीं था',
  'demand.refused_other': '{{count}} बुकिंग अस्वीकार हुईं, क्योंकि कोई खाली नहीं था',
  'demand.forwarded_one': '{{count}} बुकिंग का समय पर जवाब नहीं मिला',
  'demand.forwarded_other': '{{count}} बुकिंग का समय पर जवाब नहीं मिला',
  'demand.waiting_one': '{{count}} व्यक्ति इस सेवा के इंतज़ार में',
  'demand.waiting_other': '{{count}} लोग इस सेवा के इंतज़ार में',
  'demand.open': 'ड्राफ़्ट देखें',
};
