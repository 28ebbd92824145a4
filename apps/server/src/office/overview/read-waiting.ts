import type { Waiting } from '@nukkad/contract/kernel/waiting';
import type { Platform } from '../../platform/platform.ts';
import type { WaitingCall, WaitingReader } from '../../platform/waiting/waiting.ts';

/** Asks all domains at once, over the connection of the call. */
export async function readWaiting(
  { contributions }: Platform,
  room: WaitingReader['room'],
  call: WaitingCall,
): Promise<readonly Waiting[]> {
  const readers = contributions.waiting.filter((one) => one.room === room);
  return (await Promise.all(readers.map((one) => one.read(call)))).flat();
}
