import * as api from '@nukkad/contract/people/shift/shift.api';
import type { RosterShift, RosterSummary } from '@nukkad/contract/people/shift/shift.model';
import { builtInRosterRules } from '../../src/people/shift/law/limits.rules.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { type StaffFixture, staffFixture } from '../fixtures/staff-fixture.ts';
import { key } from '../harness/tenant.ts';
import type { TestClient } from '../harness/test-client.ts';

export const morning = {
  name: 'Morning',
  startsMinute: 540,
  endsMinute: 1_080,
  breakMinutes: 60,
  isBreakPaid: false,
  graceMinutes: 5,
  colour: 'indigo',
} as const;
export const night = {
  ...morning,
  name: 'Night',
  startsMinute: 1_320,
  endsMinute: 1_800,
  colour: 'pink',
} as const;
export const evening = {
  ...morning,
  name: 'Evening',
  startsMinute: 840,
  endsMinute: 1_320,
  colour: 'green',
} as const;

/** A partner that rosters its people, on Monday, 23 November 2026, at eight in the morning. */
export async function shiftFixture() {
  const fixture: StaffFixture = await staffFixture();
  fixture.app.clock.set(new Date('2026-11-23T08:00:00+05:30'));
  let numbers = 0;
  const { owner } = fixture;
  const hire = (grants: readonly string[] = []) =>
    fixture.hire(String(9_812_500_000 + (numbers += 1)), grants);
  const addType = async (type: object): Promise<string> => {
    const { status, body } = await owner.askLoosely(api.addShiftType, { body: type, headers: key() });
    if (status !== 201) throw new Error(`${status} ${body.code}`);
    return body.shiftTypeId;
  };
  const types = {
    morning: await addType(morning),
    evening: await addType(evening),
    night: await addType(night),
  };
  const plan = (employeeId: string | null, shiftTypeId: string, days: readonly string[], client = owner) =>
    client.askLoosely(api.planShifts, { body: { employeeId, shiftTypeId, days }, headers: key() });
  /** Answers the drafts. */
  const planned = async (
    who: Viewer | null,
    type: keyof typeof types,
    ...days: readonly string[]
  ): Promise<RosterShift[]> => {
    const { status, body } = await plan(who?.staffId ?? null, types[type], days);
    if (status !== 201) throw new Error(`${status} ${body.code}`);
    return body.shifts;
  };
  const changes = async (from: string, to: string, client: TestClient = owner) =>
    (await client.askLoosely(api.listRosterChanges, { query: { from, to } })).body;
  const publish = async (from: string, to: string, reason?: string) => {
    const { summary } = (await changes(from, to)) as { summary: RosterSummary };
    return owner.askLoosely(api.publishRoster, {
      body: { from, to, version: summary.version, ...(reason && { reason }) },
    });
  };
  const roster = async (from: string, days = 7, client: TestClient = owner) =>
    (await client.askLoosely(api.listRoster, { query: { from, days } })).body;
  let version = 0;
  const setRules = async (rules: object) => {
    const answer = await owner.askLoosely(api.saveRosterSetting, {
      body: { version, rules: { ...builtInRosterRules, ...rules } },
    });
    if (answer.status === 200) version = answer.body.version;
    return answer;
  };
  return { ...fixture, hire, types, addType, plan, planned, changes, publish, roster, setRules };
}
export type ShiftFixture = Awaited<ReturnType<typeof shiftFixture>>;
