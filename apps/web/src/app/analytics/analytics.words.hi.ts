/** Whether pages may be counted. */
export const analyticsWords = {
  'analytics.ask.title': 'आपकी मंज़ूरी',
  'analytics.ask':
    'क्या हम देख सकते हैं कि कौन-से पन्ने खुलते हैं, ताकि ऐप बेहतर हो? न नाम, न नंबर, न पते। इसे आप निजता में बदल सकते हैं।',
  'analytics.no': 'नहीं',
  'analytics.yes': 'हाँ, देख सकते हैं',
};
