import { defineErrors } from '../../kernel/errors.ts';

/** Who plays a person’s video: businesses that shortlisted them, or every business that may read the profile. */
export const videoAudiences = ['shortlisted', 'employers'] as const;
export type VideoAudience = (typeof videoAudiences)[number];

export const candidateVideoErrors = defineErrors({
  candidate_video_unreadable: [
    415,
    'We can’t play this video everywhere. Record it here, or choose an MP4 or WebM file.',
  ],
  candidate_video_too_long: [415, 'This video is longer than 60 seconds. Choose a shorter one.'],
  candidate_video_picture: [415, 'Choose a picture from the video.'],
  candidate_video_not_found: [404, 'This video was removed.'],
});
