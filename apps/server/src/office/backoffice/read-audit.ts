import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import { presentEntry } from './audit.presenter.ts';
import { type AuditFilter, countAuditRows, listAuditRows } from './audit.store.ts';

interface Asked extends Omit<AuditFilter, 'from' | 'to'> {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
  readonly sort?: 'newest' | 'oldest' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Kinds whose id is a person's. */
const personKinds = new Set(['user_account']);

export async function readAudit(
  db: Database,
  account: Pick<AccountInterface, 'namesOf'>,
  asked: Asked,
): Promise<CountedPage<AuditEntry>> {
  const { cursor, limit, from, to, count, sort = 'newest', ...wanted } = asked;
  const filter = {
    ...wanted,
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  };
  const [rows, counted] = await Promise.all([
    listAuditRows(db, filter, { after: readInstantCursor(cursor), limit: limit + 1, sort }),
    count ? countAuditRows(db, filter) : null,
  ]);
  const names = await account.namesOf(
    db,
    rows.flatMap(({ actorId, subjectKind, subjectId }) =>
      personKinds.has(subjectKind) ? [actorId, subjectId] : [actorId],
    ),
  );
  const page = pageFrom(
    rows,
    limit,
    (row) => presentEntry(row, names),
    (row) => [row.at.toISOString(), row.auditId],
  );
  return { ...page, ...withTotal(counted) };
}
