/** Hindi of post-sentences.ts. */
export const postSentencesInHindi = {
  'post.publish': '{{who}} ने एक पोस्ट प्रकाशित की।',
  'post.schedule': '{{who}} ने एक पोस्ट का समय तय किया।',
  'post.release': '{{who}} ने तय समय वाली एक पोस्ट प्रकाशित की।',
  'post.edit': '{{who}} ने एक पोस्ट बदली।',
  'post.delete': '{{who}} ने एक पोस्ट मिटाई।',
  'post.remove': '{{who}} ने एक पोस्ट हटाई।',
  'post.restore': '{{who}} ने हटाई गई एक पोस्ट फिर दिखाई।',
};
