import { defineErrors } from '../kernel/errors.ts';

export const staffErrors = defineErrors({
  staff_not_found: [404, 'Resource is not available'],
  staff_moved_on: [409, 'This has changed in the meantime. Please look again.'],
  staff_has_open_jobs: [409, 'There are open jobs in this name. Please assign somebody else first.'],
  staff_already_here: [409, 'This person works for you already.'],
  staff_already_invited: [409, 'This number has been invited already.'],
  staff_is_owner: [409, 'This is the number of the owner.'],
  owner_set_elsewhere: [409, 'Whether the owner does jobs is set with the working hours of the shop.'],
  staff_limit: [409, 'No more than 500 people at a time. Please tidy up first.'],
  invitation_lapsed: [409, 'This invitation has run out. Please ask for a new one.'],
  rights_not_held: [403, 'You can give or take only rights that you have yourself.'],
  own_rights: [403, 'Nobody changes their own rights.'],
  sheet_unreadable: [400, 'This file could not be read. Please use our template as CSV or XLSX.'],
  sheet_empty: [400, 'There is nobody in this file.'],
  sheet_too_long: [400, 'Use at most 500 rows at a time.'],
  sheet_too_wide: [400, 'This sheet has too many columns. Use our template.'],
  sheet_columns: [400, 'The columns are not those of the template.'],
  sheet_not_previewed: [409, 'The file is not the one that was looked at. Please look at it again.'],
  sheet_has_errors: [400, 'Nothing was added: please mend the marked rows first.'],
});
