/** One of the team leaves: the resignation is accepted, the notice runs beyond the present. */
import { agreeOnLeaving, resign } from '@nukkad/contract/people/leaving/leaving.api';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { Member } from './crew.ts';
import { type Office, key } from './office.ts';

const noticeDays = 30;
const givenDaysBefore = 8;
const leastCrew = 4;

/** Null: the team is too small for anyone to leave. */
export function leaverOf({ crew, today }: Pick<Office, 'crew' | 'today'>): {
  readonly member: Member;
  readonly noticeOn: string;
  readonly lastDayOn: string;
} | null {
  const member = crew.at(-1);
  if (!member || crew.length < leastCrew) return null;
  const noticeOn = addDays(today, -givenDaysBefore);
  return { member, noticeOn, lastDayOn: addDays(noticeOn, noticeDays + 1) };
}

export function planNotice(office: Office): void {
  const leaver = leaverOf(office);
  if (!leaver) return;
  const { member, noticeOn, lastDayOn } = leaver;
  office.plan(istInstant(noticeOn, 10 * 60), async () => {
    const body = { lastDayOn, reason: 'I am moving back to Hassan to my parents.' };
    const { leavingId, version } = await office.as(member, resign, { body, ...key() });
    office.plan(istInstant(addDays(noticeOn, 1), 12 * 60), () =>
      office.asOwner(agreeOnLeaving, { body: { leavingId, version, verb: 'accept', lastDayOn } }),
    );
  });
}
