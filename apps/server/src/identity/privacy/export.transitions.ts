/** How copies of a person's data move: their table is `export.noun.ts`, the order `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { exportLifecycle } from '@nukkad/contract/identity/privacy/export.noun';
import { privacyEvents } from '@nukkad/contract/identity/privacy/privacy.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayDecideOver } from './privacy.policy.ts';
import { type DataExport, lockExport, saveExport } from './privacy.store.ts';

const acts = {
  ask: 'privacy.ask_export',
  make: 'privacy.make_export',
  forget: 'privacy.forget_export',
} as const;

export const exportTransitions = transitions({
  table: exportLifecycle,
  notFound: kernelErrors.not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockExport,
  sees: (viewer: Viewer, wanted) => mayDecideOver(viewer, wanted),
  capacities: (viewer, wanted) => (mayDecideOver(viewer, wanted) ? ['Person'] : []),
  next: (wanted: DataExport, status, { now }: { readonly now: Date }) => ({
    ...wanted,
    status,
    readyAt: status === 'ready' ? now : wanted.readyAt,
  }),
  save: saveExport,
  logged: logOf(exportLifecycle, acts, 'userId', {
    kind: 'user_account',
    detail: ({ after: { exportId } }: { readonly after: DataExport }) => ({ exportId }),
  }),
  tells: tellsOf(exportLifecycle, privacyEvents),
});
