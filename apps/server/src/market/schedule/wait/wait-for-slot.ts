import { slotWaitErrors } from '@nukkad/contract/market/schedule/schedule.noun';
import { type SlotWaits, mostSlotWaits } from '@nukkad/contract/market/schedule/slot-wait.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type SlotDependencies, getSlots } from '../get-slots.ts';
import {
  type AskedSlots,
  deleteWait,
  findWait,
  insertWait,
  listOpenWaits,
  lockWaits,
} from './slot-wait.store.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** For oneself alone. */
const mayWait = (viewer: Pick<Viewer, 'userId'>, wait: { readonly userId: string }): boolean =>
  wait.userId === viewer.userId;

export interface WaitDependencies extends SlotDependencies {
  readonly platform: Platform;
}

export async function readWaits(reader: Reader, userId: string, now: Date): Promise<SlotWaits> {
  const rows = await listOpenWaits(reader, { userId, from: istDay(now), limit: mostSlotWaits });
  return { items: rows.map(({ waitId, day, serviceId }) => ({ waitId, day, serviceId })) };
}

export type WaitBody = AskedSlots & { readonly day: string };

/** Only while no slot of the day is free: else it can be booked. */
export async function waitForSlot(
  { platform, ...slots }: WaitDependencies,
  call: SignedInCall,
  { day, ...asked }: WaitBody,
): Promise<SlotWaits> {
  const { viewer, now } = call;
  const { userId } = viewer;
  const found = await getSlots(platform.db, slots, { day, ...asked }, now);
  if (found.items.some(({ available }) => available)) refuse(slotWaitErrors.slot_is_free);
  const whose = authorize({ userId }, mayWait(viewer, { userId }));
  return platform.write(call, async (tx) => {
    await lockWaits(tx, whose);
    const { items } = await readWaits(tx, userId, now);
    const [serviceId = ''] = asked.serviceIds;
    const known = items.some((one) => one.day === day && one.serviceId === serviceId);
    if (!known && items.length >= mostSlotWaits) refuse(slotWaitErrors.slot_waits_full);
    const cityCode = asked.cityCode || null;
    const wait = { waitId: newId(), userId, cityCode, day, serviceId, asked, createdAt: now };
    await insertWait(tx, partOf(whose, wait));
    return readWaits(tx, userId, now);
  });
}

export const stopWaiting = (
  { platform }: WaitDependencies,
  call: SignedInCall,
  waitId: string,
): Promise<SlotWaits> =>
  platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const wait = await findWait(tx, waitId);
    if (!wait || !mayWait(viewer, wait)) return refuse(slotWaitErrors.slot_wait_not_found);
    await deleteWait(tx, authorize(wait, mayWait(viewer, wait)));
    return readWaits(tx, viewer.userId, now);
  });
