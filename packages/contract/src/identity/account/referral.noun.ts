import { defineErrors } from '../../kernel/errors.ts';

export const referralErrors = defineErrors({
  referral_unknown: [404, 'We can’t find this code. Check it.'],
  referral_own: [409, 'This is your own code. Share it with a friend.'],
  referral_given: [409, 'You have already applied a friend’s code.'],
  app_link_too_often: [429, 'We already sent the link to this number. Check your messages.'],
});
