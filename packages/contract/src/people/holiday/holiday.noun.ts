import { defineErrors } from '../../kernel/errors.ts';

export const holidayErrors = defineErrors({
  holiday_not_found: [404, 'Resource is not available'],
  holiday_changed: [409, 'This holiday was changed meanwhile. Check it and try again.'],
  holiday_day_taken: [409, 'There is already a holiday on this day.'],
  holiday_department_unknown: [400, 'Choose one of your departments.'],
  holiday_limit: [409, 'Use at most 100 holidays a year.'],
});

export const holidayActs = ['holiday.add', 'holiday.edit', 'holiday.remove', 'holiday.set_weekly'] as const;
