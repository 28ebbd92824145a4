/** Hindi of moderation-sentences.ts. */
export const moderationSentencesInHindi = {
  'network_comment.write': '{{who}} ने एक पोस्ट पर टिप्पणी की।',
  'network_comment.edit': '{{who}} ने एक टिप्पणी बदली।',
  'network_comment.delete': '{{who}} ने एक टिप्पणी मिटाई।',
  'network_comment.remove': '{{who}} ने एक टिप्पणी हटाई।',
  'network_comment.restore': '{{who}} ने हटाई गई एक टिप्पणी फिर दिखाई।',
  'moderation.report': '{{who}} ने किसी पोस्ट, टिप्पणी, पोल या सदस्य की शिकायत की।',
  'moderation.keep': '{{who}} ने शिकायत वाली चीज़ रहने दी।',
  'moderation.remove': '{{who}} ने तय किया कि शिकायत वाली चीज़ नियमों के ख़िलाफ़ है।',
  'moderation.appeal': '{{who}} ने हटाए जाने पर अपील की।',
  'moderation.grant': '{{who}} ने एक अपील मानी।',
  'moderation.refuse': '{{who}} ने एक अपील नहीं मानी।',
};
