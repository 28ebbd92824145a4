import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import { presentEntry } from './audit.presenter.ts';
import { type AuditFilter, countAuditRows, listAuditRows } from './audit.store.ts';

interface Asked extends Omit<AuditFilter, 'from' | 'to'>, PageAsked {
  readonly sort?: 'newest' | 'oldest' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Kinds whose id is a person's. */
const personKinds = new Set(['user_account']);

export function readAudit(
  db: Database,
  account: Pick<AccountInterface, 'namesOf'>,
  asked: Asked,
): Promise<CountedPage<AuditEntry>> {
  const { from, to, sort = 'newest', ...page } = asked;
  const within = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most, wanted) => listAuditRows(db, { ...wanted, ...within }, { after, limit: most, sort }),
    key: (row) => [row.at, row.auditId],
    count: (wanted) => countAuditRows(db, { ...wanted, ...within }),
    items: async (rows) => {
      const names = await account.namesOf(
        db,
        rows.flatMap(({ actorId, subjectKind, subjectId }) =>
          personKinds.has(subjectKind) ? [actorId, subjectId] : [actorId],
        ),
      );
      return rows.map((row) => presentEntry(row, names));
    },
  });
}
