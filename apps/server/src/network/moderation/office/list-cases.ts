import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { listModerationCases as endpoint } from '@nukkad/contract/network/moderation/moderation-office.api';
import type { ModerationCase } from '@nukkad/contract/network/moderation/moderation.model';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { type CaseRow, countQueue, listQueue } from '../case.store.ts';
import type { ModerationDependencies } from '../moderation.interface.ts';
import type { Acting } from '../moderation.policy.ts';
import { presentCase } from '../moderation.presenter.ts';
import { countReports } from '../report.store.ts';

export async function presentCases(
  { member }: ModerationDependencies,
  reader: Reader,
  who: Acting,
  rows: readonly CaseRow[],
): Promise<ModerationCase[]> {
  if (rows.length === 0) return [];
  const [reports, authors] = await Promise.all([
    countReports(
      reader,
      rows.map(({ caseId }) => caseId),
    ),
    member.membersOf(reader, [...new Set(rows.map(({ authorId }) => authorId))]),
  ]);
  return rows.map((row) =>
    presentCase(row, who, { reports: reports.get(row.caseId), author: authors.get(row.authorId) }),
  );
}

/** What waits, the longest first; or what was decided, or all, the newest first. */
export function listCases(
  deps: ModerationDependencies,
  { viewer }: SignedInCall,
  { state = 'waiting', ...asked }: EndpointParsed<typeof endpoint>['query'],
): Promise<CountedPage<ModerationCase>> {
  const { db } = deps.platform;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listQueue(db, { ...filter, state }, after, most),
    key: ({ since, createdAt, caseId }) => [state === 'waiting' ? since : createdAt, caseId],
    count: (filter) => countQueue(db, { ...filter, state }),
    items: (rows) => presentCases(deps, db, { viewer, memberId: null }, rows),
  });
}
