import { slotWaitEvents } from '@nukkad/contract/market/schedule/schedule.noun';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { publishEach } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getSlots } from '../get-slots.ts';
import { type Question, deletePast, listQuestions, markTold } from './slot-wait.store.ts';
import type { WaitDependencies } from './wait-for-slot.ts';

/** So many of those who ask the same are told of one slot: the first to book has it. */
const toldAtOnce = 3;

/** So many different questions are looked at in one run, those that wait longest first. */
const questionsAtOnce = 200;

/** Also where no partner serves the place any more, or the day can no longer be booked: then no one is told. */
async function isOpen({ platform, ...slots }: WaitDependencies, { day, asked }: Question, now: Date) {
  try {
    const { items } = await getSlots(platform.db, slots, { day, ...asked }, now);
    return items.some(({ available }) => available);
  } catch (failure) {
    if (failure instanceof Refusal) return false;
    throw failure;
  }
}

/**
 * Looks whether a slot is free on the days that are waited for, whatever freed it: a visit that was cancelled or moved, a cart
 * that was left, another shift. Those who have waited longest are told, each once.
 */
export async function tellOpened(deps: WaitDependencies): Promise<void> {
  const { platform } = deps;
  const from = istDay(platform.clock.now());
  for (const question of await listQuestions(platform.db, { from, limit: questionsAtOnce })) {
    const now = platform.clock.now();
    if (!(await isOpen(deps, question, now))) continue;
    await platform.write(system, async (tx) => {
      const free = systemAuthorized(question, 'A slot of the day is free now.');
      await publishEach(tx, now, slotWaitEvents.opened, [
        ...(await markTold(tx, free, { now, limit: toldAtOnce })),
      ]);
    });
  }
}

export async function forgetPast({ platform }: WaitDependencies): Promise<void> {
  const before = addDays(istDay(platform.clock.now()), -1);
  await platform.write(system, (tx) => deletePast(tx, systemAuthorized({ before }, 'The day is over.')));
}
