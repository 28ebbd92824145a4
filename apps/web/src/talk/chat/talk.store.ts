import type { ApiError } from '@nukkad/contract/kernel/client';
import { getMessages } from '@nukkad/contract/talk/chat/chat.api';
import type { ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import { getMessage } from '@nukkad/contract/talk/chat/chat.socket';
import { call } from '../../platform/api/client.ts';
import { withStoredFallback } from '../../platform/device-storage/with-stored-fallback.ts';
import { onSessionEnd } from '../../platform/session/session-store.ts';
import { laterMarks, type Marks } from './bubble.rules.ts';
import { ask } from '../../nouns/message/chat-client.ts';
import { addOlder, begin, fill, hasGap, hear, type Talk } from './talk.rules.ts';

const pageSize = 50;
const gapSize = 100;

/** One conversation as far as this page knows it; the same object while nothing changes. */
export interface KnownTalk {
  readonly talk: Talk<ChatMessage> | null;
  /** How far the other side got. */
  readonly marks: Marks;
  readonly error: ApiError | null;
  readonly loadingOlder: boolean;
}

const unknown: KnownTalk = {
  talk: null,
  marks: { deliveredSeq: 0, readSeq: 0 },
  error: null,
  loadingOlder: false,
};

const talks = new Map<string, KnownTalk>();
/** Heard while the first page was on its way. */
const heardEarly = new Map<string, ChatMessage[]>();
const filling = new Set<string>();
const listeners = new Set<() => void>();

export const talkOf = (conversationId: string): KnownTalk => talks.get(conversationId) ?? unknown;

export function subscribeTalks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(conversationId: string, part: Partial<KnownTalk>): void {
  talks.set(conversationId, { ...talkOf(conversationId), ...part });
  for (const listener of listeners) listener();
}

if (!import.meta.env.SSR)
  onSessionEnd(() => {
    talks.clear();
    heardEarly.clear();
    for (const listener of listeners) listener();
  });

/** How far the other side got, as its messages say. */
const marksIn = (messages: readonly ChatMessage[]): Marks =>
  messages.reduce<Marks>(
    (marks, { side, seq, status }) => {
      if (side !== 'own' || status === 'sent') return marks;
      return laterMarks(marks, status === 'read' ? { readSeq: seq } : { deliveredSeq: seq });
    },
    { deliveredSeq: 0, readSeq: 0 },
  );

/** Asks for the newest page; what was known before stays until it is there. */
export async function openTalk(conversationId: string): Promise<void> {
  keep(conversationId, { error: null });
  try {
    // Without a network what was read last, with what waits to be sent below it.
    const { items } = await withStoredFallback(`messages ${conversationId}`, () =>
      call(getMessages, { query: { conversationId, limit: pageSize }, quiet: true }),
    );
    const early = heardEarly.get(conversationId) ?? [];
    heardEarly.delete(conversationId);
    const first = begin(items, (items[0]?.seq ?? 1) > 1);
    keep(conversationId, {
      talk: early.reduce(hear, first),
      marks: laterMarks(talkOf(conversationId).marks, marksIn(items)),
    });
    await closeGap(conversationId);
  } catch (error) {
    keep(conversationId, { error: error as ApiError });
  }
}

export async function loadOlder(conversationId: string): Promise<void> {
  const { talk, loadingOlder } = talkOf(conversationId);
  const oldest = talk?.messages[0];
  if (!talk?.hasOlder || !oldest || loadingOlder) return;
  keep(conversationId, { loadingOlder: true });
  try {
    const { items } = await call(getMessages, {
      query: { conversationId, before: oldest.seq, limit: gapSize },
      quiet: true,
    });
    const now = talkOf(conversationId).talk ?? talk;
    keep(conversationId, {
      loadingOlder: false,
      talk: addOlder(now, items, (items[0]?.seq ?? 1) > 1),
    });
  } catch {
    // Scrolling up once more asks again.
    keep(conversationId, { loadingOlder: false });
  }
}

/** Asks for what lies behind the last known message, page by page; after a reconnect, or where one came too early. */
export async function fillGap(conversationId: string): Promise<void> {
  if (filling.has(conversationId)) return;
  filling.add(conversationId);
  try {
    for (let more = true; more; ) {
      const { talk } = talkOf(conversationId);
      if (!talk) return;
      const page = await ask(getMessage, { conversationId, after: talk.reach, limit: gapSize });
      more = page.length === gapSize;
      const { talk: now, marks } = talkOf(conversationId);
      keep(conversationId, {
        talk: fill(now ?? talk, page, page.at(-1)?.seq ?? talk.reach),
        marks: laterMarks(marks, marksIn(page)),
      });
    }
  } catch {
    // The next connection, or the next message, asks again.
  } finally {
    filling.delete(conversationId);
  }
}

/** What is missing is often on its way: the answer to one's own message comes a moment after the next one. */
const soonMs = 100;

const closeGap = async (conversationId: string) => {
  const { talk } = talkOf(conversationId);
  if (talk && hasGap(talk)) await fillGap(conversationId);
};

/** A message came by the socket, or as the acknowledgement of one's own. */
export function hearMessage(message: ChatMessage): void {
  const { conversationId } = message;
  const { talk, marks } = talkOf(conversationId);
  if (talk) {
    keep(conversationId, { talk: hear(talk, message), marks: laterMarks(marks, marksIn([message])) });
    if (hasGap(talkOf(conversationId).talk ?? talk)) setTimeout(() => void closeGap(conversationId), soonMs);
  } else if (talks.has(conversationId))
    heardEarly.set(conversationId, [...(heardEarly.get(conversationId) ?? []), message]);
}

export function hearMarks(conversationId: string, marks: Marks): void {
  const known = talkOf(conversationId);
  if (known.talk) keep(conversationId, { marks: laterMarks(known.marks, marks) });
}

/** One message once more: it was deleted, or its links have run out. */
export async function renewMessage(conversationId: string, seq: number): Promise<ChatMessage | null> {
  const { talk } = talkOf(conversationId);
  if (!talk) return null;
  const [message] = await ask(getMessage, { conversationId, after: seq - 1, limit: 1 });
  if (message?.seq !== seq) return null;
  hearMessage(message);
  return message;
}

/** Links to files live for minutes: those of an open conversation are renewed with its newest messages. */
export async function renewLinks(conversationId: string): Promise<void> {
  const { talk } = talkOf(conversationId);
  if (!talk?.messages.slice(-gapSize).some(({ documents }) => documents.length > 0)) return;
  const { items } = await call(getMessages, { query: { conversationId, limit: gapSize }, quiet: true });
  for (const message of items) hearMessage(message);
}

/** A connection is there, for the first time or again: what was said before it is not said once more. */
export function catchUp(): void {
  for (const [conversationId, { talk, error }] of talks) {
    if (talk) void fillGap(conversationId);
    else if (error) void openTalk(conversationId);
  }
}
