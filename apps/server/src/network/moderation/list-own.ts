import type { Page } from '@nukkad/contract/kernel/page';
import type { OwnRemoval, OwnReport } from '@nukkad/contract/network/moderation/moderation.model';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type CaseRow, listCases } from './case.store.ts';
import type { ModerationDependencies } from './moderation.interface.ts';
import { presentRemoval, presentReport } from './moderation.presenter.ts';
import { listOfAuthor } from './removal.store.ts';
import { listOwn } from './report.store.ts';

/** Each row with its case. */
async function withCases<Row extends { readonly caseId: string }, Item>(
  reader: Reader,
  rows: readonly Row[],
  present: (row: Row, of: CaseRow) => Item,
): Promise<Item[]> {
  if (rows.length === 0) return [];
  const found = await listCases(reader, [...new Set(rows.map(({ caseId }) => caseId))]);
  const byId = new Map(found.map((one) => [one.caseId, one]));
  return rows.flatMap((row) => {
    const of = byId.get(row.caseId);
    return of ? [present(row, of)] : [];
  });
}

/** What one reported; what it was is said as it read then. */
export async function listOwnReports(
  { member, platform: { db } }: ModerationDependencies,
  call: SignedInCall,
  asked: PageAsked,
): Promise<Page<OwnReport>> {
  const { memberId } = await member.memberOf(call, db);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listOwn(db, memberId, after, most),
    key: ({ at, reportId }) => [at, reportId],
    items: (rows) => withCases(db, rows, presentReport),
  });
}

/** What was removed of one's own. */
export async function listOwnRemovals(
  { member, platform: { db } }: ModerationDependencies,
  call: SignedInCall,
  asked: PageAsked,
): Promise<Page<OwnRemoval>> {
  const { memberId } = await member.memberOf(call, db);
  const who = { viewer: call.viewer, memberId };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listOfAuthor(db, memberId, after, most),
    key: ({ at, removalId }) => [at, removalId],
    items: (rows) =>
      withCases(db, rows, (removal, row) => presentRemoval(removal, { row, who, now: call.now })),
  });
}
