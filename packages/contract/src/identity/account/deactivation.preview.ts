import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { deactivate, getDeactivateRequest } from './deactivation.api.ts';
import { seenOfDeactivation } from './deactivation.confirm.ts';

export const deactivationPreviews: readonly PreviewFirst[] = [
  previewFirst(deactivate, async (look) => seenOfDeactivation(await look(getDeactivateRequest, {}))),
];
