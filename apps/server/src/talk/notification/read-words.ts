import type { Reader } from '../../platform/db/database.ts';
import type { NoticeSpec, Words } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';

/** What a notice says now, with what it is about; null: it is no news any more. */
export async function readWords<Facts extends object, Seen>(
  spec: NoticeSpec<Facts, Seen>,
  heard: Heard<Facts>,
  reader: Reader,
): Promise<Words | null> {
  const seen = await spec.look(heard, reader);
  const words = seen === null ? null : spec.words(seen);
  if (words === null) return null;
  const subject = await spec.subject(heard, reader);
  return subject ? { ...words, subject } : words;
}
