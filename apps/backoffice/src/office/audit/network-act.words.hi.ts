import type { NetworkAct } from './network-sentences.ts';

const sentences = {
  'member.changed': '{{who}} ने बदला कि सदस्य नेटवर्क में कैसे भाग लेता है।',
  'connection.request': '{{who}} ने एक सदस्य से जुड़ने का अनुरोध किया।',
  'connection.accept': '{{who}} ने जुड़ने का अनुरोध स्वीकार किया।',
  'connection.reject': '{{who}} ने जुड़ने का अनुरोध मना किया।',
  'connection.withdraw': '{{who}} ने जुड़ने का अनुरोध वापस लिया।',
  'connection.remove': '{{who}} ने एक कनेक्शन ख़त्म किया।',
  'connection.cut': '{{who}} ने ब्लॉक करके एक कनेक्शन ख़त्म किया।',
  'connection.blocked': '{{who}} ने एक सदस्य को ब्लॉक किया।',
  'connection.unblocked': '{{who}} ने एक सदस्य को अनब्लॉक किया।',
  'post.publish': '{{who}} ने एक पोस्ट प्रकाशित की।',
  'post.schedule': '{{who}} ने एक पोस्ट का समय तय किया।',
  'post.release': '{{who}} ने तय समय वाली एक पोस्ट प्रकाशित की।',
  'post.edit': '{{who}} ने एक पोस्ट बदली।',
  'post.delete': '{{who}} ने एक पोस्ट मिटाई।',
  'post.remove': '{{who}} ने एक पोस्ट हटाई।',
  'post.restore': '{{who}} ने हटाई गई एक पोस्ट फिर दिखाई।',
  'network_comment.write': '{{who}} ने एक पोस्ट पर टिप्पणी की।',
  'network_comment.edit': '{{who}} ने एक टिप्पणी बदली।',
  'network_comment.delete': '{{who}} ने एक टिप्पणी मिटाई।',
  'network_comment.remove': '{{who}} ने एक टिप्पणी हटाई।',
  'network_comment.restore': '{{who}} ने हटाई गई एक टिप्पणी फिर दिखाई।',
  'moderation.report': '{{who}} ने किसी पोस्ट, टिप्पणी या सदस्य की शिकायत की।',
  'moderation.keep': '{{who}} ने शिकायत वाली चीज़ रहने दी।',
  'moderation.remove': '{{who}} ने तय किया कि शिकायत वाली चीज़ नियमों के ख़िलाफ़ है।',
  'moderation.appeal': '{{who}} ने हटाए जाने पर अपील की।',
  'moderation.grant': '{{who}} ने एक अपील मानी।',
  'moderation.refuse': '{{who}} ने एक अपील नहीं मानी।',
} satisfies Record<NetworkAct, string>;

export const networkActWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).map(([act, hindi]) => [`act.${act}`, hindi]),
);
