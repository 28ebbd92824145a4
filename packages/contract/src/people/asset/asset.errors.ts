import { defineErrors } from '../../kernel/errors.ts';

export const assetErrors = defineErrors({
  asset_not_found: [404, 'Resource is not available'],
  asset_moved_on: [409, 'This asset has changed. Check it and try again.'],
  asset_tag_taken: [409, 'Another asset has this serial number. Check the number.'],
  asset_limit: [409, 'A business keeps 5,000 assets. Retired ones count too.'],
  asset_bought_later: [400, 'Choose a day up to today.'],
  asset_due_before: [400, 'Choose today or a later day.'],
  asset_holder_unknown: [400, 'Choose an active team member.'],
  asset_photo_gone: [409, 'One of the photos isn’t there any more. Take it again.'],
  asset_photo_limit: [429, 'You added too many photos today. Try again tomorrow.'],
  asset_photo_unreadable: [400, 'This photo can’t be opened. Choose another one.'],
});
