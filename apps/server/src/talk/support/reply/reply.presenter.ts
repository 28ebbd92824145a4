import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import type { ReplyRow } from './reply.store.ts';

/** `names`: of the Admins, by id. */
export const presentReply = (row: ReplyRow, names: ReadonlyMap<string, string>): ReadyReply => ({
  replyId: row.replyId,
  title: row.title,
  textEn: row.textEn,
  textHi: row.textHi,
  position: row.position,
  label: row.label,
  nextStep: row.nextStep,
  team: row.team,
  changedBy: row.changedBy && (names.get(row.changedBy) ?? null),
  changedAt: row.changedAt?.toISOString() ?? null,
  version: row.version,
});
