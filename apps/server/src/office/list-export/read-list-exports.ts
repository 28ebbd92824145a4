import type { ListExport } from '@nukkad/contract/kernel/list-export';
import { listExportErrors } from '@nukkad/contract/office/list-export/list-export.noun';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { isOwn } from './list-export.policy.ts';
import { presentListExport } from './list-export.presenter.ts';
import { type ListExportRow, findListExport, listListExports } from './list-export.store.ts';
import { sheetOf } from './reader-of.ts';

const present = (deps: ListExportDependencies, { viewer, now, lang }: SignedInCall, row: ListExportRow) =>
  presentListExport(row, {
    sheet: sheetOf(deps, row.list).sheet,
    language: lang,
    sessionId: viewer.sessionId,
    secret: deps.platform.config.secret,
    now,
  });

type ListCall = SignedInCall<{ query: { cursor?: string | undefined; limit: number } }>;

/** Own exports. What was asked for in another role or for another organisation is not shown, as its file would be refused. */
export async function readListExports(
  deps: ListExportDependencies,
  call: ListCall,
): Promise<Page<ListExport>> {
  const { viewer, now, input } = call;
  const { cursor, limit } = input.query;
  const after = readCursor(cursor, z.tuple([z.uuid()]))?.[0] ?? null;
  const asked = { now, after, limit: limit + 1 };
  const rows = await listListExports(deps.platform.db, viewer, asked);
  return pageFrom(
    rows,
    limit,
    (row) => present(deps, call, row),
    ({ exportId }) => [exportId],
  );
}

export async function readListExport(
  deps: ListExportDependencies,
  call: SignedInCall<{ params: { exportId: string } }>,
): Promise<ListExport> {
  const { viewer, now, input } = call;
  const row = await findListExport(deps.platform.db, input.params.exportId);
  if (!row || !isOwn(viewer, row) || row.expiresAt <= now) return refuse(listExportErrors.export_not_found);
  return present(deps, call, row);
}
