export const holidayActs = ['holiday.add', 'holiday.edit', 'holiday.remove', 'holiday.set_weekly'] as const;
