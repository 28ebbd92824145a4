import type { Reader } from '../../platform/db/database.ts';
import type { SlotChoice, SlotQuery } from './schedule.interface.ts';
import { isBookable, isPrimeTime, slotName, slotStart, timeName } from './schedule.rules.ts';
import { getScheduleRules } from './schedule.store.ts';

/** What a slot of a day means: when it is, whether it may be booked at all, and for how long it may be held. */
export async function slotAt(
  reader: Reader,
  { day, slotId, organisationId, now, arrivesAt }: SlotQuery,
): Promise<SlotChoice> {
  const rules = await getScheduleRules(reader, now, organisationId);
  const startsAt = arrivesAt ?? slotStart(day, slotId);
  return {
    slotId,
    name: arrivesAt ? timeName(arrivesAt) : slotName(slotId),
    startsAt,
    stepEndsAt: slotStart(day, slotId + 1),
    primeTime: isPrimeTime(slotId, rules),
    bookable: arrivesAt ? arrivesAt > now : isBookable(startsAt, now, rules),
    holdMinutes: rules.holdMinutes,
    instant: arrivesAt !== undefined,
  };
}
