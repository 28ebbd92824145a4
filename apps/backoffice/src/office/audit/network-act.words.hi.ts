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
} satisfies Record<NetworkAct, string>;

export const networkActWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).map(([act, hindi]) => [`act.${act}`, hindi]),
);
