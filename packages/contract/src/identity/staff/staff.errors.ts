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
  sheet_unreadable: [400, 'We can’t read this file. Use our template as CSV or XLSX.'],
  sheet_empty: [400, 'This file has no people in it.'],
  sheet_too_long: [400, 'Use at most 500 rows at a time.'],
  sheet_too_wide: [400, 'This sheet has too many columns. Use our template.'],
  sheet_columns: [400, 'The columns don’t match the template.'],
  sheet_not_previewed: [409, 'The file has changed since the preview. Preview it again.'],
  sheet_has_errors: [400, 'No one has been added yet. Fix the marked rows first.'],
});
