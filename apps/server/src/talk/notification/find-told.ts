import { type Notice } from '../../platform/notice/notice.ts';
import type { Reader } from '../../platform/db/database.ts';
import { findEvent } from '../../platform/outbox/find-event.ts';
import { parseFacts } from '../../platform/outbox/parse-facts.ts';
import type { Delivery } from './delivery.store.ts';
import { readWords } from './read-words.ts';
import { type Told, markOf } from './tell.ts';

/** A recipient with the words, passed to a generic function. */
export interface FoundTold {
  open<Result>(use: <Facts extends object, Seen>(told: Told<Facts, Seen>) => Result): Result;
}
/** Why there is nothing to tell any more. */
type Nothing = 'event_gone' | 'no_news';

/** What a delivery tells, found anew from its event: what has changed since counts, and no words are kept. */
export async function findTold(
  reader: Reader,
  notices: readonly Notice[],
  { eventId, createdAt, notice: name, mark }: Pick<Delivery, 'eventId' | 'createdAt' | 'notice' | 'mark'>,
): Promise<FoundTold | Nothing> {
  const row = await findEvent(reader, { eventId, createdAt });
  const notice = row && notices.find((one) => one.name === name && one.event.name === row.name);
  if (!notice) return 'event_gone';
  return notice.open(async (spec): Promise<FoundTold | Nothing> => {
    const facts = parseFacts(spec.event, row);
    if (!facts) return 'event_gone';
    const heard = { eventId, createdAt, name: row.name, facts };
    const recipients = await spec.to(heard, reader);
    const recipient = recipients.find((one) => markOf(name, one) === mark);
    const words = recipient ? await readWords(spec, heard, reader) : null;
    if (!recipient || words === null) return 'no_news';
    return { open: (use) => use({ spec, heard, recipient, words, mark }) };
  });
}
