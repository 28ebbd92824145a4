import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getWorkingHours, saveWorkingHours } from './hours.api.ts';
import { seenOfHours } from './hours.confirm.ts';

export const hoursPreviews: readonly PreviewFirst[] = [
  previewFirst(saveWorkingHours, async (look) => seenOfHours(await look(getWorkingHours, {}))),
];
