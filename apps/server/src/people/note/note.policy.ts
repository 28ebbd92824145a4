import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** The organisation whose people the viewer is one of; every query carries it. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? refuse(kernelErrors.forbidden);

/** Notes are their writer's alone to change, whatever permissions others have. */
export const mayWrite = (
  viewer: Viewer,
  writer: { readonly organisationId: string; readonly userId: string },
): boolean => viewer.organisationId === writer.organisationId && viewer.userId === writer.userId;
