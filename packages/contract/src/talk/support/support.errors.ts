import { defineErrors } from '../../kernel/errors.ts';

export const supportErrors = defineErrors({
  incident_not_found: [404, 'Resource is not available'],
  incident_moved_on: [409, 'This request has changed. Check it and try again.'],
  incident_reopen_too_late: [409, 'This request is too old to reopen. Send a new one.'],
  incident_file_limit: [409, 'A message can have {{limit}} files. Remove one and try again.'],
  problem_not_now: [409, 'The booking has changed. Choose what went wrong again.'],
  too_many_incidents: [429, 'You’ve sent too many requests today. Call us instead.'],
  message_looks_like_spam: [400, 'Your message has too many links. Remove some and send again.'],
});
