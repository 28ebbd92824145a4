import type { ExportFailure } from '@nukkad/contract/kernel/list-export';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { OfferedSheet } from '../../platform/contributions.ts';
import { admit } from '../../platform/http/mount.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Sheet } from '../../platform/sheet/sheet.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { isOwn } from './list-export.policy.ts';
import type { ListExportRow } from './list-export.store.ts';

export const sheetOf = ({ platform }: ListExportDependencies, list: string): OfferedSheet =>
  platform.contributions.sheets.get(list) ?? refuse(kernelErrors.not_found);

/** Some files need more than their call, which also answers people’s own rows. */
export const holdsKey = ({ permission }: Pick<Sheet, 'permission'>, viewer: Viewer): boolean =>
  permission === undefined || hasPermission(viewer, permission);

/** Whom a session speaks for now, from the database and not from memory. */
const viewerNow = ({ account, backoffice }: ListExportDependencies, sessionId: string, isOffice: boolean) =>
  isOffice ? backoffice.adminNow(sessionId) : account.watch.viewerNow(sessionId);

/**
 * Who reads the list of an export, as permissions are now; else why no one may. Asked before the first page, while the pages
 * are read, and again when the file is fetched.
 */
export async function readerOf(
  deps: ListExportDependencies,
  asked: Pick<ListExportRow, 'userId' | 'organisationId' | 'role' | 'list'>,
  sessionId: string,
): Promise<Viewer | ExportFailure> {
  const viewer = await viewerNow(deps, sessionId, asked.role === 'Admin');
  if (!viewer) return 'signed_out';
  if (!isOwn(viewer, asked)) return 'denied';
  const { sheet } = sheetOf(deps, asked.list);
  if (!holdsKey(sheet, viewer)) return 'denied';
  const { endpoint } = sheet;
  try {
    admit(endpoint, viewer);
    if (asked.role !== 'Admin') await deps.account.gate(endpoint, viewer);
  } catch (error) {
    if (error instanceof Refusal) return 'denied';
    throw error;
  }
  return viewer;
}
