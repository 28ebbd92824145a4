import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import type { SessionType } from '@nukkad/contract/talk/chat/session-types';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TalkParty, TalkReference } from '../../platform/talk/talk-reference.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { sideOf } from './chat.policy.ts';
import type { Side } from './chat.rules.ts';
import { type ConversationRow, findBetween, findConversations } from './conversation.store.ts';
import { type Context, readContext } from './read-context.ts';

/** A conversation, by its id or by whom and what it is about. */
export interface Which {
  readonly conversationId?: string | undefined;
  readonly userId?: string | undefined;
  readonly referenceNo?: string | undefined;
  readonly sessionType?: SessionType | undefined;
  /** In place of its number, where another domain has said which; no caller's. */
  readonly referenceId?: string;
}

/** A conversation as one of its people has it. */
export interface Own {
  readonly row: ConversationRow;
  readonly context: Context;
  readonly side: Side;
}

/** Another's is not there: the same answer as for one that does not exist. */
export async function readOwn(
  deps: ChatDependencies,
  reader: Reader,
  viewer: Viewer,
  conversationId: string,
): Promise<Own> {
  const row = (await findConversations(reader, [conversationId])).get(conversationId);
  if (!row) return refuse(chatErrors.conversation_not_found);
  return ownOf(deps, reader, viewer, row);
}

async function ownOf(
  deps: ChatDependencies,
  reader: Reader,
  viewer: Viewer,
  row: ConversationRow,
): Promise<Own> {
  const context = await readContext(deps, reader, row);
  const side = sideOf(viewer, row, context.assigned);
  return side ? { row, context, side } : refuse(chatErrors.conversation_not_found);
}

/** A record that this viewer may talk about, with the side that the viewer is on. */
export interface TalkedAbout {
  readonly sessionType: SessionType;
  readonly reference: TalkReference;
  readonly sides: { readonly a: TalkParty; readonly b: TalkParty };
  readonly side: Side;
}

export const sidesOf = (
  sessionType: SessionType,
  { a, b }: { readonly a: TalkParty; readonly b: TalkParty | null },
) => ({
  sessionType,
  aUserId: a.userId,
  aOrganisationId: a.organisationId,
  bUserId: b?.userId ?? null,
  bOrganisationId: b?.organisationId ?? null,
});

/** Who the named person of the other side may be: the person, or the owner of the partner. */
async function isOtherSide(
  { partner }: ChatDependencies,
  reader: Reader,
  party: TalkParty,
  userId: string,
): Promise<boolean> {
  if (party.userId !== null) return party.userId === userId;
  const found = await partner.getOrganisations(reader, [party.organisationId]);
  return found.get(party.organisationId)?.ownerUserId === userId;
}

/** A record with the side that this viewer is on, if the other one is who was named; null: it is not there for them. */
async function asTalkedAbout(
  deps: ChatDependencies,
  reader: Reader,
  { viewer, sessionType, userId }: Pick<Which, 'userId'> & { viewer: Viewer; sessionType: SessionType },
  reference: TalkReference,
): Promise<TalkedAbout | 'no recipient' | null> {
  const { a, b } = reference.sides;
  const side = sideOf(viewer, sidesOf(sessionType, reference.sides), reference.assignedStaffIds);
  if (!side) return null;
  if (!b) return 'no recipient';
  const other = side === 'a' ? b : a;
  if (userId !== undefined && !(await isOtherSide(deps, reader, other, userId))) return null;
  return { sessionType, reference, sides: { a, b }, side };
}

/** Null: no such record, not the viewer's, with someone else than was named, or with several and no one was named. */
export async function readTalkedAbout(
  deps: ChatDependencies,
  reader: Reader,
  viewer: Viewer,
  { sessionType = 'booking', referenceNo, referenceId, userId }: Which,
): Promise<TalkedAbout | 'no recipient' | null> {
  const records = deps.platform.contributions.talkReferences.get(sessionType);
  if (!records) return null;
  const ids = referenceId ? [referenceId] : referenceNo ? await records.find(reader, referenceNo) : [];
  const references = await records.look(reader, ids);
  const looked = await Promise.all(
    [...references.values()].map((one) => asTalkedAbout(deps, reader, { viewer, sessionType, userId }, one)),
  );
  const own = looked.filter((one) => one !== null);
  const talked = own.filter((one) => one !== 'no recipient');
  return talked.length > 1 ? null : (talked[0] ?? own[0] ?? null);
}

/** Null: none yet, or none that this viewer may see. */
export async function findOwn(
  deps: ChatDependencies,
  reader: Reader,
  viewer: Viewer,
  which: Which,
): Promise<Own | null> {
  if (which.conversationId) return readOwn(deps, reader, viewer, which.conversationId);
  const about = await readTalkedAbout(deps, reader, viewer, which);
  if (!about || about === 'no recipient') return null;
  const { sessionType, sides, reference } = about;
  const row = await findBetween(reader, { sessionType, referenceId: reference.referenceId, ...sides });
  return row && ownOf(deps, reader, viewer, row);
}

export async function getOwn(
  deps: ChatDependencies,
  reader: Reader,
  viewer: Viewer,
  which: Which,
): Promise<Own> {
  return (await findOwn(deps, reader, viewer, which)) ?? refuse(chatErrors.conversation_not_found);
}
