/** Whether pages may be counted. */
export const analyticsWords = {
  'analytics.ask.title': 'आपकी सहमति',
  'analytics.ask':
    'ऐप को बेहतर बनाने के लिए, क्या हम दर्ज कर सकते हैं कि आप कौन-से पेज खोलते हैं? नाम, नंबर या पते नहीं। इसे कभी भी निजता में बदलें।',
  'analytics.no': 'नहीं',
  'analytics.yes': 'अनुमति दें',
};
