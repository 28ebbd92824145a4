import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Whose expenses a list shows: everyone's for who may see them all. */
export const seesAllExpenses = (viewer: Viewer): boolean => hasPermission(viewer, 'expenses.view');
export const mayChangeCategories = (viewer: Viewer): boolean => hasPermission(viewer, 'expenses.update');

export const mayGiveAdvances = (viewer: Viewer): boolean => hasPermission(viewer, 'expenses.create');

/** Promise 49: never to oneself, whatever permissions they have. */
export const mayGiveAdvance = (viewer: Viewer, { userId }: { readonly userId: string }): boolean =>
  mayGiveAdvances(viewer) && viewer.userId !== userId;

/** The organisation whose payments the viewer reads; the call has asked for the permission. */
export const organisationSeen = ({ organisationId }: Viewer): string =>
  organisationId ?? refuse(kernelErrors.forbidden);

/** Where an employee works, and as whom. */
export function ownPlace({ organisationId, staffId }: Viewer): {
  readonly organisationId: string;
  readonly staffId: string;
} {
  return organisationId && staffId ? { organisationId, staffId } : refuse(kernelErrors.forbidden);
}
