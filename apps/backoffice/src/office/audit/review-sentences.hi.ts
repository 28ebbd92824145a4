/** Hindi of review-sentences.ts. */
export const reviewSentencesInHindi = {
  'review.write': '{{who}} ने विज़िट की समीक्षा लिखी।',
  'review.change': '{{who}} ने समीक्षा बदली।',
  'review.show': '{{who}} ने समीक्षा दिखाई।',
  'review.reply': '{{who}} ने समीक्षा का जवाब दिया।',
  'review.hide': '{{who}} ने समीक्षा हटाई।',
  'portfolio.add': '{{who}} ने पिछले काम की फ़ोटो जोड़ीं।',
  'portfolio.remove': '{{who}} ने पिछले काम की एक फ़ोटो हटाई।',
  'portfolio.hide': '{{who}} ने पिछले काम की एक फ़ोटो छिपाई।',
  'portfolio.restore': '{{who}} ने पिछले काम की छिपाई गई फ़ोटो फिर दिखाई।',
  'review.hide_photo': '{{who}} ने समीक्षा की एक फ़ोटो हटाई।',
  'review.restore_photo': '{{who}} ने समीक्षा की हटाई गई फ़ोटो फिर दिखाई।',
  'review.restore': '{{who}} ने हटाई गई समीक्षा फिर दिखाई।',
  'review.keep': '{{who}} ने शिकायत की गई समीक्षा रहने दी।',
} as const;
