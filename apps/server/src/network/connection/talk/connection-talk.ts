import type { TalkParty, TalkReference, TalkReferences } from '../../../platform/talk/talk-reference.ts';
import { type TalkedConnection, listTalkedConnections } from './connection-talk.store.ts';

const partyOf = (userId: string | null, organisationId: string | null): TalkParty | null => {
  if (userId !== null) return { userId, organisationId: null };
  return organisationId === null ? null : { userId: null, organisationId };
};

const longOver = new Date(0);

/** Contact details stay hidden: two members have agreed on no work. With the connection, or by a block, it ends at once. */
function referenceOf(row: TalkedConnection): readonly [string, TalkReference][] {
  const { connectionId, isOpen } = row;
  const a = partyOf(row.lowUserId, row.lowOrganisationId);
  const b = partyOf(row.highUserId, row.highOrganisationId);
  if (!a || !b) return [];
  const reference = {
    referenceId: connectionId,
    referenceNo: null,
    sides: { a, b },
    assignedStaffIds: [],
    contactsVisible: false,
    endedAt: isOpen ? null : longOver,
    quickReplies: { a: [], b: [] },
  };
  return [[connectionId, reference]];
}

const title = { en: 'Connection', hi: 'कनेक्शन' } as const;

/** Two connections as what they talk by. They open it by answering a story, so no number leads to it. */
export const connectionTalk: TalkReferences = {
  sessionType: 'direct',
  isNamedByTitle: true,
  look: async (reader, connectionIds) =>
    new Map((await listTalkedConnections(reader, connectionIds)).flatMap(referenceOf)),
  find: async () => [],
  titles: async (_reader, connectionIds, lang) => new Map(connectionIds.map((id) => [id, title[lang]])),
  assignedTo: async () => [],
  addressFor: () => null,
};
