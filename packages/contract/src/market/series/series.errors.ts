import { defineErrors } from '../../kernel/errors.ts';

export const seriesErrors = defineErrors({
  series_not_found: [404, 'Resource is not available'],
  series_moved_on: [409, 'These repeating visits have changed. Check them again.'],
  series_visit_late: [
    409,
    'A visit that would move starts too soon to be moved for free. Change the visits after it.',
  ],
  series_visit_order: [400, 'Choose a day after the visit before it.'],
  series_same: [409, 'The visits are already at this time.'],
  series_pause_days: [
    400,
    'Choose a first day from today on, and a last day not before it. A pause has at most {{days}} days.',
  ],
  series_pause_empty: [409, 'No visit lies in these days. Choose other days.'],
  series_pause_last: [
    409,
    'No visit would follow after these days. Choose an earlier last day, or end the visits.',
  ],
  repeat_not_offered: [409, 'This service can’t be repeated. Book it once.'],
  repeat_visits: [400, 'Choose from 2 to {{most}} visits.'],
  repeat_until: [400, 'Choose a last day within {{days}} days that allows at least 2 visits.'],
  series_limit: [409, 'You can have {{limit}} repeating visits at a time. End one first.'],
});
