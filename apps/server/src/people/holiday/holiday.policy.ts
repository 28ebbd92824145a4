import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** The organisation whose people the viewer is one of; every query carries it. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? refuse(kernelErrors.forbidden);

export const mayChange = (viewer: Viewer): boolean => hasPermission(viewer, 'attandance.update');
