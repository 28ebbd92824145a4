import { getTimeSlots, listNextSlots, listTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { type Route, openRoute } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SlotDependencies, getSlots } from './get-slots.ts';
import { nextSlots } from './next-slots.ts';
import { presentDaySlots } from './schedule.presenter.ts';

/** Ids joined by commas, each once. */
function idsOf(joined: string): string[] {
  return [...new Set(joined.split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

export function scheduleRoutes(platform: Platform, deps: SlotDependencies): Route[] {
  const slots = [getTimeSlots, listTimeSlots].map((endpoint) =>
    openRoute(endpoint, async (call) => {
      const { now } = call;
      const { query } = call.input;
      const question = {
        ...query,
        serviceIds: idsOf(query.serviceIds),
        optionIds: idsOf(query.optionIds ?? ''),
        minutes: query.minutes ?? 0,
      };
      return presentDaySlots(await getSlots(platform.db, deps, question, now));
    }),
  );
  return [
    ...slots,
    openRoute(listNextSlots, (call) =>
      nextSlots(
        platform.db,
        deps,
        { ...call.input.query, organisationIds: idsOf(call.input.query.organisationIds) },
        call.now,
      ),
    ),
  ];
}
