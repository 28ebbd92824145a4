/** Hindi of poll-sentences.ts. */
export const pollSentencesInHindi = {
  'poll.open': '{{who}} ने एक पोल शुरू किया।',
  'poll.end': '{{who}} ने एक पोल पूरा किया।',
  'poll.delete': '{{who}} ने एक पोल मिटाया।',
  'poll.remove': '{{who}} ने एक पोल हटाया।',
  'poll.restore': '{{who}} ने हटाया गया एक पोल फिर दिखाया।',
};
