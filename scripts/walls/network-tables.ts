import type { ReadModel } from './foreign-tables.ts';

const allowed =
  'Who lets itself be found, asked and mentioned is asked in the statement that finds the rows, so that a page stays full.';

/** Stores of the network that read tables of its other domains. */
export const networkReadModels: Readonly<Record<string, ReadModel>> = {
  'network/connection/connection.store.ts': { of: { 'network/member': ['network_member'] }, why: allowed },
  'network/connection/list.store.ts': { of: { 'network/member': ['network_member'] }, why: allowed },
  'network/connection/talk/connection-talk.store.ts': {
    of: { 'network/member': ['network_member'] },
    why: 'Conversations have people and businesses as their sides, and ask for many connections at once.',
  },
  'network/connection/suggestion/suggestion.store.ts': {
    of: { 'network/member': ['network_member'] },
    why: allowed,
  },
  'network/blog/list.store.ts': { of: { 'network/member': ['network_member'] }, why: allowed },
  'network/job-card/job-card.store.ts': {
    of: { 'network/member': ['network_member'] },
    why: 'Whose page visitors may open is asked in the statement that finds the cards.',
  },
  'network/connection/visit/visit.store.ts': {
    of: { 'network/member': ['network_member'] },
    why: 'Who looked is named only where both let others see it, which is asked in the statement that finds the looks.',
  },
  'network/story/ring.store.ts': {
    of: { 'network/connection': ['network_connection'] },
    why: 'Stories of connections are found by who they are, so that the rail costs the same however many members share.',
  },
  'network/member/find-members.store.ts': {
    of: { 'network/connection': ['network_connection'] },
    why: 'Who shows itself to connections alone is found among those, and they come first; members lie below connections.',
  },
  'network/group/invitation/invitation.store.ts': {
    of: { 'network/connection': ['network_connection'], 'network/member': ['network_member'] },
    why: 'Connections that may be invited are found by name with what each is to the group, so that a page stays full.',
  },
  'talk/chat/block.store.ts': {
    of: { 'network/member': ['network_member'] },
    why: 'Who two blocked members are in conversations is found by one statement over both.',
  },
};
