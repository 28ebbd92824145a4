import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { chatEvents } from '@nukkad/contract/talk/chat/chat.noun';
import type { FactsOf } from '@nukkad/contract/kernel/event';
import type { Reader } from '../../platform/db/database.ts';
import {
  type Notice,
  type Recipient,
  conversationThread,
  notice,
  person,
  text,
} from '../../platform/notice/notice.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { type Side, firstName, marksOf, otherSide } from './chat.rules.ts';
import { findMembers } from './block.store.ts';
import { listMuting } from './choice.store.ts';
import { type ConversationRow, findConversations } from './conversation.store.ts';
import { findMessages } from './message.store.ts';
import { readContext } from './read-context.ts';
import { readNames } from './read-names.ts';

type Facts = FactsOf<typeof chatEvents.messageSent>;

interface Told {
  readonly who: string;
  /** Null: of two connections, who talk about no record. */
  readonly about: Said | null;
  readonly link: string;
}

const whoMutes = (reader: Reader, { conversationId }: Facts, userIds: readonly string[]) =>
  listMuting(reader, conversationId, userIds);

/** What connections write to each other is not listed once one has blocked the other; what is written about work is. */
async function recipients(
  deps: ChatDependencies,
  reader: Reader,
  facts: Facts,
): Promise<readonly Recipient[]> {
  const people = await readersOf(deps, reader, facts);
  const row = (await findConversations(reader, [facts.conversationId])).get(facts.conversationId);
  const members = row?.sessionType === 'direct' ? await findMembers(reader, facts.conversationId) : null;
  if (!members) return people;
  const { to } = facts;
  const between = { from: members[otherSide(to)], to: members[to] };
  return people.map((one) => ({ ...one, between }));
}

/** A person; of a partner its owner, and who has the job. */
async function readersOf(
  deps: ChatDependencies,
  reader: Reader,
  facts: Facts,
): Promise<readonly Recipient[]> {
  const row = (await findConversations(reader, [facts.conversationId])).get(facts.conversationId);
  if (!row) return [];
  const userId = facts.to === 'a' ? row.aUserId : row.bUserId;
  if (userId) return (await whoMutes(reader, facts, [userId])).size > 0 ? [] : person(userId);
  const organisationId = facts.to === 'a' ? row.aOrganisationId : row.bOrganisationId;
  if (!organisationId) return [];
  const { assigned } = await readContext(deps, reader, row);
  const [organisations, staff] = await Promise.all([
    deps.partner.getOrganisations(reader, [organisationId]),
    deps.partner.getStaff(reader, assigned),
  ]);
  const owner = organisations.get(organisationId)?.ownerUserId;
  const people = new Set([owner, ...[...staff.values()].map((one) => one.userId)]);
  const muting = await whoMutes(
    reader,
    facts,
    [...people].flatMap((id) => id ?? []),
  );
  return [...people].flatMap((id) => (id && !muting.has(id) ? [{ userId: id, as: id }] : []));
}

async function nameOf(deps: ChatDependencies, reader: Reader, conversationId: string, side: Side) {
  const row = (await findConversations(reader, [conversationId])).get(conversationId);
  if (!row) return '';
  const { people, organisations } = await readNames(deps, reader, [row], []);
  const organisationId = side === 'a' ? row.aOrganisationId : row.bOrganisationId;
  if (organisationId) return organisations.get(organisationId)?.companyName ?? '';
  return firstName(people.get((side === 'a' ? row.aUserId : row.bUserId) ?? '') ?? '');
}

/** What the conversation is about, as its screens call it. */
async function aboutOf(
  { platform: { contributions } }: ChatDependencies,
  reader: Reader,
  { sessionType, referenceId, referenceNo }: ConversationRow,
): Promise<Said> {
  const number = referenceNo ?? '';
  const talk = contributions.talkReferences.get(sessionType);
  if (!talk?.isNamedByTitle || referenceId === null) return { en: number, hi: number };
  const titleIn = async (lang: Language) =>
    (await talk.titles(reader, [referenceId], lang)).get(referenceId) || number;
  const [en, hi] = await Promise.all([titleIn('en'), titleIn('hi')]);
  return { en, hi };
}

/** Null: it was read or deleted meanwhile. */
async function look(deps: ChatDependencies, reader: Reader, facts: Facts): Promise<Told | null> {
  const { conversationId, messageId, to } = facts;
  const [rows, messages] = await Promise.all([
    findConversations(reader, [conversationId]),
    findMessages(reader, [messageId]),
  ]);
  const row = rows.get(conversationId);
  const message = messages.find((one) => one.conversationId === conversationId);
  if (!row || !message || message.deletedAt || message.seq <= marksOf(row, to).readSeq) return null;
  const { publicOrigin } = deps.platform.config;
  return {
    who: await nameOf(deps, reader, conversationId, otherSide(to)),
    about: row.sessionType === 'direct' ? null : await aboutOf(deps, reader, row),
    link: `${publicOrigin}${screenAddress.messageCentre}?chat=${conversationId}`,
  };
}

/** A side hears of the first message since it read, in the app alone: an SMS for each talk would be too many. */
export const chatNotices = (deps: ChatDependencies): readonly Notice[] => [
  notice('chat.tell_message', chatEvents.messageSent, {
    tag: 'messages',
    channels: ['push', 'inapp'],
    thread: ({ conversationId }) => conversationThread(conversationId),
    opens: ({ conversationId }) => `${screenAddress.messageCentre}?chat=${conversationId}`,
    to: ({ facts }, reader) => recipients(deps, reader, facts),
    look: ({ facts }, reader) => look(deps, reader, facts),
    words: ({ who, about, link }) =>
      text({
        en: `${who} wrote to you${about ? ` about ${about.en}` : ''}. Read: ${link}`,
        hi: `${who} ने ${about ? `${about.hi} के बारे में ` : ''}आपको लिखा है। पढ़ें: ${link}`,
      }),
  }),
];
