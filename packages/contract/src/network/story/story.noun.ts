import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { instant, ref } from '../../kernel/schema.ts';

/** One whose 24 hours are over stays published: each statement asks the clock. */
export const storyStatuses = ['published', 'removed', 'deleted'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

export const storyAudiences = ['everyone', 'connections'] as const;
export type StoryAudience = (typeof storyAudiences)[number];

/** A photo or a few words that others see for 24 hours. */
export const storyLifecycle = lifecycle({
  name: 'story',
  states: storyStatuses,
  actors: ['Author', 'Moderator'],
  moves: {
    publish: {
      from: [null],
      to: ['published'],
      by: ['Author'],
      why: 'The member may write now, and keeps to the stories of a day.',
      tells: ['story.published'],
    },
    delete: {
      from: ['published', 'removed'],
      to: ['deleted'],
      by: ['Author'],
      why: 'Its author no longer wants it seen.',
    },
    remove: {
      from: ['published'],
      to: ['removed'],
      by: ['Moderator'],
      why: 'It breaks the rules; its author reads what was removed and why.',
    },
    restore: {
      from: ['removed'],
      to: ['published'],
      by: ['Moderator'],
      why: 'An appeal was right; it is seen again where its 24 hours are not over.',
    },
  },
});

export const storyEvents = {
  published: event('story.published', {
    summary: 'A story can be seen for 24 hours.',
    facts: z.object({
      storyId: ref('story'),
      authorId: ref('member'),
      endsAt: instant('Until when.'),
    }),
  }),
};

export const storyErrors = defineErrors({
  story_not_found: [404, 'This story isn’t available.'],
  story_moved_on: [409, 'This story has changed. Check it again.'],
  story_limit: [429, 'You can share {{limit}} stories a day. Try again later.'],
  story_limit_new: [
    429,
    'In your first 7 days you can share {{limit}} stories a day. You can share more from {{from}}.',
  ],
  story_picture_not_found: [404, 'This picture isn’t there any more. Add it again.'],
  story_picture_unreadable: [400, 'We couldn’t open this picture. Choose another one.'],
  story_video_not_found: [404, 'This video isn’t there any more. Add it again.'],
  story_video_unreadable: [415, 'We can’t play this video everywhere. Choose an MP4 or WebM file.'],
  story_video_too_long: [415, 'This video is longer than 60 seconds. Choose a shorter one.'],
  story_video_picture: [415, 'Choose a picture from the video.'],
  story_video_limit: [429, 'You have added {{limit}} videos today. Try again tomorrow.'],
  story_video_limit_new: [
    429,
    'In your first 7 days you can add one video to your stories a day. You can add more from {{from}}.',
  ],
  story_reply_connections: [403, 'Only connections can reply to a story.'],
  story_picture_limit: [409, 'Share the pictures you added first, then add more.'],
});

export const storyActs = actsOf('story', storyLifecycle);
