import { defineErrors } from '../../kernel/errors.ts';

export const subscriberErrors = defineErrors({
  subscriber_not_found: [404, 'Resource is not available'],
  subscriber_moved_on: [409, 'This subscriber has changed. Check and try again.'],
});
