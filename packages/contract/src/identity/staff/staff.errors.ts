import { defineErrors } from '../../kernel/errors.ts';

export const staffErrors = defineErrors({
  staff_not_found: [404, 'Resource is not available'],
  staff_moved_on: [409, 'This has changed. Check it and try again.'],
  staff_has_open_jobs: [409, 'This person has open jobs. Assign them to someone else first.'],
  staff_already_here: [409, 'This person already works for you.'],
  staff_already_invited: [409, 'You have already invited this number.'],
  staff_is_owner: [409, 'This is the owner’s number.'],
  owner_set_elsewhere: [409, 'Change whether the owner takes jobs under Working hours.'],
  staff_limit: [409, 'Your team can have up to 500 people. Remove some first.'],
  invitation_lapsed: [409, 'This invitation has expired. Ask for a new one.'],
  rights_not_held: [403, 'You can only change permissions that you have yourself.'],
  own_rights: [403, 'You can’t change your own permissions.'],
});
