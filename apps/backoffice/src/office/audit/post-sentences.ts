import type { Act } from '@nukkad/contract/acts';

/** Acts about posts of members. */
export const postSentences = {
  'post.publish': '{{who}} published a post.',
  'post.schedule': '{{who}} scheduled a post.',
  'post.release': '{{who}} published a scheduled post.',
  'post.edit': '{{who}} edited a post.',
  'post.delete': '{{who}} deleted a post.',
  'post.remove': '{{who}} removed a post.',
  'post.restore': '{{who}} showed a removed post again.',
} satisfies Partial<Record<Act, string>>;
