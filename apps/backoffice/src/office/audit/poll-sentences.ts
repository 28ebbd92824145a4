import type { Act } from '@nukkad/contract/acts';

/** Acts about polls of members. */
export const pollSentences = {
  'poll.open': '{{who}} started a poll.',
  'poll.end': '{{who}} ended a poll.',
  'poll.delete': '{{who}} deleted a poll.',
  'poll.remove': '{{who}} removed a poll.',
  'poll.restore': '{{who}} showed a removed poll again.',
} satisfies Partial<Record<Act, string>>;
