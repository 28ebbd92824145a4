/** An account and its check, wherever one is named. */
export const bankAccountWords: Readonly<Record<string, string>> = {
  'bankAccount.holder': 'खाताधारक का नाम',
  'bankAccount.number': 'खाता नंबर',
  'bankAccount.ifsc': 'IFSC कोड',
  'bankAccount.ifsc.hint': 'चेक बुक पर लिखा होता है, जैसे HDFC0000001',
  'bankAccount.end': 'खाता जो {{end}} पर ख़त्म होता है',
  'bankAccount.code': '4 अंकों का रेफ़रेंस',
  'bankAccount.code.hint': 'हमने आपके खाते में ₹1 भेजा है। रेफ़रेंस नंबर आपके बैंक के मैसेज में है।',
  'bankAccount.verify': 'बैंक खाता सत्यापित करें',
  'bankAccount.waiting': 'खाता सत्यापित करने के लिए हम ₹1 भेज रहे हैं।',
  'bankAccount.codeSent': '₹1 भेज दिया है। उसका रेफ़रेंस अभी या बाद में डालें।',
  'bankAccount.verified': 'सत्यापित',
  'bankAccount.failed': 'बैंक में यह खाता और नाम मेल नहीं खाए। दोनों जाँच लें।',
};
