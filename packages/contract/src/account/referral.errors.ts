import { defineErrors } from '../kernel/errors.ts';

export const referralErrors = defineErrors({
  referral_unknown: [404, 'We do not know this code. Please check it.'],
  referral_own: [409, 'This is your own code. Give it to a friend.'],
  referral_given: [409, 'You have thanked a friend already. One code counts.'],
  app_link_too_often: [429, 'The link was sent to this number already. Please look at your messages.'],
});
