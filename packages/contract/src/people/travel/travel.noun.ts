import { defineErrors } from '../../kernel/errors.ts';

export const travelErrors = defineErrors({
  trip_leg_order: [400, 'Each leg arrives after it leaves, and leaves after the one before.'],
  trip_too_long: [400, 'Plan at most 90 days at once.'],
  trip_past: [400, 'Choose a start from the last 30 days or later.'],
  trip_overlaps: [409, 'You already have a trip at this time.'],
  trip_booking_unknown: [400, 'Choose bookings of your business.'],
  travel_setting_changed: [409, 'These settings have changed. Check them and try again.'],
});

export const travelActs = ['travel_setting.edit'] as const;
