import { refusalsInHindi } from '../../../platform/api/refusals-in-hindi.ts';

/** Of its errors the one that people can meet; the others are the back office's. */
export const videoRefusals = refusalsInHindi<'video_not_found'>({
  video_not_found: 'यह उपलब्ध नहीं है',
});
