import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import type { Page } from '@nukkad/contract/kernel/page';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { presentEntry } from './audit.presenter.ts';
import { type AuditFilter, listAuditRows } from './audit.store.ts';

interface Asked extends Omit<AuditFilter, 'from' | 'to'> {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Kinds whose id is a person's. */
const personKinds = new Set(['user_account']);

export async function readAudit(
  db: Database,
  account: Pick<AccountInterface, 'namesOf'>,
  asked: Asked,
): Promise<Page<AuditEntry>> {
  const { cursor, limit, from, to, ...filter } = asked;
  const bounds = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  const rows = await listAuditRows(db, { ...filter, ...bounds }, readInstantCursor(cursor), limit + 1);
  const names = await account.namesOf(
    db,
    rows.flatMap(({ actorId, subjectKind, subjectId }) =>
      personKinds.has(subjectKind) ? [actorId, subjectId] : [actorId],
    ),
  );
  return pageFrom(
    rows,
    limit,
    (row) => presentEntry(row, names),
    (row) => [row.at.toISOString(), row.auditId],
  );
}
