import { countedInOffice } from '../../platform/waiting/waiting.ts';
import type { WaitingCall, WaitingReader } from '../../platform/waiting/waiting.ts';
import { countWaiting } from './session/session.store.ts';
import { readSupportRules } from './support-rules.store.ts';
import { soonMs } from './support.rules.ts';
import { countOfficeRows } from './office-list.store.ts';

async function countAtClock({ reader, now }: WaitingCall, sla: 'late' | 'soon'): Promise<number> {
  const rules = await readSupportRules(reader, now);
  return countOfficeRows(reader, { sla }, { now, soonBefore: new Date(now.getTime() + soonMs(rules)) });
}

/** Requests whose answer is late or due soon, and people who wait in the queue. */
export const supportWaiting: readonly WaitingReader[] = [
  countedInOffice({
    incident_late: (call) => countAtClock(call, 'late'),
    incident_soon: (call) => countAtClock(call, 'soon'),
    talk_waiting: ({ reader }) => countWaiting(reader),
  }),
];
