import { defineErrors } from '../../kernel/errors.ts';

export const newsletterErrors = defineErrors({
  newsletter_link_wrong: [404, 'This link is incomplete. Open it from the email again.'],
  newsletter_link_expired: [409, 'This link has expired. Subscribe again for a new one.'],
});
