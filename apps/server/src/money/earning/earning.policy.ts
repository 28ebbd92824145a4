import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** The organisation whose earnings this viewer may see: its owner's, and that of staff with payments.view. */
export function organisationOf(viewer: Viewer): string {
  const { organisationId } = viewer;
  if (organisationId === null || !hasPermission(viewer, 'payments.view'))
    return refuse(kernelErrors.forbidden);
  return organisationId;
}

/** The professional whose own jobs this viewer may see: itself. */
export function professionalOf(viewer: Viewer): {
  readonly organisationId: string;
  readonly staffId: string;
} {
  const { organisationId, staffId } = viewer;
  return organisationId !== null && staffId !== null
    ? { organisationId, staffId }
    : refuse(kernelErrors.forbidden);
}
