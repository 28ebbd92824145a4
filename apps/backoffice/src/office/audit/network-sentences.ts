import type { Act } from '@nukkad/contract/acts';

/** Acts of the network: members, connections and blocks, posts, comments and what moderators decide. */
export const networkSentences = {
  'member.changed': '{{who}} changed how a member takes part in the network.',
  'connection.request': '{{who}} asked a member for a connection.',
  'connection.accept': '{{who}} accepted a request to connect.',
  'connection.reject': '{{who}} declined a request to connect.',
  'connection.withdraw': '{{who}} withdrew a request to connect.',
  'connection.remove': '{{who}} ended a connection.',
  'connection.cut': '{{who}} ended a connection by a block.',
  'connection.blocked': '{{who}} blocked a member.',
  'connection.unblocked': '{{who}} unblocked a member.',
  'post.publish': '{{who}} published a post.',
  'post.schedule': '{{who}} scheduled a post.',
  'post.release': '{{who}} published a scheduled post.',
  'post.edit': '{{who}} edited a post.',
  'post.delete': '{{who}} deleted a post.',
  'post.remove': '{{who}} removed a post.',
  'post.restore': '{{who}} showed a removed post again.',
  'network_comment.write': '{{who}} commented on a post.',
  'network_comment.edit': '{{who}} edited a comment.',
  'network_comment.delete': '{{who}} deleted a comment.',
  'network_comment.remove': '{{who}} removed a comment.',
  'network_comment.restore': '{{who}} showed a removed comment again.',
  'moderation.report': '{{who}} reported a post, a comment or a member.',
  'moderation.keep': '{{who}} kept what was reported.',
  'moderation.remove': '{{who}} decided that what was reported breaks the rules.',
  'moderation.appeal': '{{who}} appealed against a removal.',
  'moderation.grant': '{{who}} accepted an appeal.',
  'moderation.refuse': '{{who}} declined an appeal.',
} satisfies Partial<Record<Act, string>>;

export type NetworkAct = keyof typeof networkSentences;
