import { defineErrors } from '../../kernel/errors.ts';

export const jobFeedErrors = defineErrors({
  job_feed_not_found: [404, 'Resource is not available'],
  job_feed_changed: [409, 'The address of your feed has changed. Check it and try again.'],
  job_feed_off: [409, 'Your feed is off already.'],
});

export const jobFeedActs = ['job_feed.made', 'job_feed.renewed', 'job_feed.stopped'] as const;
