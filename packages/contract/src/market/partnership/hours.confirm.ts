/** What is seen when a partner sets its hours: each day as it was. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { WorkingHours } from './hours.model.ts';

export const confirmsHours = confirmation('hours', {
  monday: 'text',
  tuesday: 'text',
  wednesday: 'text',
  thursday: 'text',
  friday: 'text',
  saturday: 'text',
  sunday: 'text',
  ownerWorks: 'flag',
});

/** 570 as 09:30. */
const clock = (minute: number) =>
  `${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A day as "09:00–18:00"; null: closed. */
export function seenOfHours(hours: Pick<WorkingHours, 'days' | 'ownerWorks'>): Seen<typeof confirmsHours> {
  const on = (weekday: number) => {
    const day = hours.days.find((one) => one.weekday === weekday);
    return day ? `${clock(day.opensMinute)}–${clock(day.closesMinute)}` : null;
  };
  return {
    monday: on(1),
    tuesday: on(2),
    wednesday: on(3),
    thursday: on(4),
    friday: on(5),
    saturday: on(6),
    sunday: on(7),
    ownerWorks: hours.ownerWorks,
  };
}
