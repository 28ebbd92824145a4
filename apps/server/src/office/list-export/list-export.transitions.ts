/** How exports move: their table is `list-export.noun.ts`, the order `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import {
  listExportErrors,
  listExportEvents,
  listExportLifecycle,
} from '@nukkad/contract/office/list-export/list-export.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isOwn } from './list-export.policy.ts';
import { filtersOf, untyped } from './list-export.rules.ts';
import { type ListExportRow, type MovedExport, lockListExport, saveListExport } from './list-export.store.ts';

const acts = {
  ask: 'list.ask_export',
  finish: 'list.finish_export',
  fail: 'list.fail_export',
  remove: 'list.remove_export',
  forget: 'list.forget_export',
} as const;

type Change = Partial<Pick<ListExportRow, 'failure' | 'rowCount' | 'byteCount' | 'isCut'>>;

export const listExportTransitions = transitions({
  table: listExportLifecycle,
  notFound: listExportErrors.export_not_found,
  movedOn: kernelErrors.stale_state,
  lock: (tx, exportId: string): Promise<MovedExport | null> => lockListExport(tx, exportId),
  sees: (viewer: Viewer, row) => isOwn(viewer, row),
  capacities: (viewer, row) => (isOwn(viewer, row) ? ['Person'] : []),
  next: (
    row: MovedExport,
    status,
    { now, failure, rowCount, byteCount, isCut }: Change & { readonly now: Date },
  ) => ({
    ...row,
    status,
    failure: failure ?? row.failure,
    rowCount: rowCount ?? row.rowCount,
    byteCount: byteCount ?? row.byteCount,
    isCut: isCut ?? row.isCut,
    readyAt: status === 'ready' ? now : row.readyAt,
  }),
  save: saveListExport,
  logged: logOf(listExportLifecycle, acts, 'exportId', {
    actor: actorOnBehalf,
    kind: 'list_export',
    detail: ({ after }: { readonly after: MovedExport }) => ({
      list: after.list,
      format: after.format,
      filters: untyped(filtersOf(after)),
      rows: after.rowCount,
      ...(after.failure !== null && { failure: after.failure }),
    }),
  }),
  tells: tellsOf(listExportLifecycle, listExportEvents),
});
