import type { Act } from '@nukkad/contract/acts';

/** Acts of the network: members, connections and blocks. */
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
} satisfies Partial<Record<Act, string>>;

export type NetworkAct = keyof typeof networkSentences;
