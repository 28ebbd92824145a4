import type { Reader } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { Language } from '../../../platform/spoken.rules.ts';

const columns = {
  mailId: 'mail_id',
  paperId: 'paper_id',
  shareId: 'share_id',
  email: 'email',
  lang: 'lang',
  sentBy: 'sent_by',
  sentAt: 'sent_at',
} as const;
const table = tableColumns('party_paper_mail', columns);
interface MailRow extends Omit<RowOf<'party_paper_mail', typeof columns>, 'lang'> {
  readonly lang: Language;
}

export const insertMail = table.insert;
export const findMail = table.findBy('mailId');

/** How often a paper was sent since then. */
export async function countMails(reader: Reader, paperId: string, since: Date): Promise<number> {
  const { sent } = await reader
    .selectFrom('party_paper_mail')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('paper_id', '=', paperId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return sent;
}

/** The last time that each of these was sent. */
export async function lastMails(
  reader: Reader,
  paperIds: readonly string[],
): Promise<ReadonlyMap<string, MailRow>> {
  if (paperIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('party_paper_mail')
    .distinctOn('paper_id')
    .select(table.selected)
    .where('paper_id', 'in', [...paperIds])
    .orderBy('paper_id')
    .orderBy('sent_at', 'desc')
    .orderBy('mail_id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.paperId, row]));
}
