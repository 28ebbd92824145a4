import type { ContentAct } from './content-sentences.ts';

const sentences = {
  'piece.begin': '{{who}} ने साइट की सामग्री का ड्राफ़्ट शुरू किया।',
  'piece.adopt': '{{who}} ने पहले के शब्दों को पहला संस्करण बनाया।',
  'piece.edit': '{{who}} ने साइट की सामग्री का ड्राफ़्ट बदला।',
  'piece.schedule': '{{who}} ने साइट की सामग्री का समय तय किया।',
  'piece.unschedule': '{{who}} ने साइट की सामग्री का तय समय हटाया।',
  'piece.publish': '{{who}} ने साइट की सामग्री प्रकाशित की।',
  'piece.release': '{{who}} ने तय समय वाली सामग्री प्रकाशित की।',
  'piece.replace': '{{who}} ने साइट की सामग्री का एक संस्करण बदल दिया।',
  'piece.takeBack': '{{who}} ने साइट की सामग्री वापस ली।',
  'piece.expire': '{{who}} ने आख़िरी दिन के बाद साइट की सामग्री हटाई।',
  'piece.discard': '{{who}} ने साइट की सामग्री का ड्राफ़्ट छोड़ दिया।',
} satisfies Record<ContentAct, string>;

export const contentActWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).map(([act, hindi]) => [`act.${act}`, hindi]),
);
