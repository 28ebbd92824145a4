import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { eraseAccount, getPrivacy } from './privacy.api.ts';
import { seenOfErasure } from './privacy.confirm.ts';

export const privacyPreviews: readonly PreviewFirst[] = [
  previewFirst(eraseAccount, async (look) => seenOfErasure((await look(getPrivacy, {})).erasure.kept)),
];
