import { defineErrors } from '../../kernel/errors.ts';

export const videoErrors = defineErrors({
  video_not_found: [404, 'Resource is not available'],
  video_changed: [409, 'This video has changed. Check it and try again.'],
  too_many_videos: [409, 'There are too many videos. Remove one first.'],
});

export const videoActs = ['demoVideo.added', 'demoVideo.changed', 'demoVideo.removed'] as const;
