import type { Act } from '@nukkad/contract/acts';

/** Acts about comments of members, and of moderators. */
export const moderationSentences = {
  'network_comment.write': '{{who}} commented on a post.',
  'network_comment.edit': '{{who}} edited a comment.',
  'network_comment.delete': '{{who}} deleted a comment.',
  'network_comment.remove': '{{who}} removed a comment.',
  'network_comment.restore': '{{who}} showed a removed comment again.',
  'moderation.report': '{{who}} reported a post, a comment, a poll or a member.',
  'moderation.keep': '{{who}} kept what was reported.',
  'moderation.remove': '{{who}} decided that what was reported breaks the rules.',
  'moderation.appeal': '{{who}} appealed against a removal.',
  'moderation.grant': '{{who}} accepted an appeal.',
  'moderation.refuse': '{{who}} declined an appeal.',
} satisfies Partial<Record<Act, string>>;
