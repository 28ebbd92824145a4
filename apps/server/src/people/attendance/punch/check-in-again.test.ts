import { checkInOut, getClock } from '@nukkad/contract/people/attendance/attendance.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../../test/fixtures/staff-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';

let fixture: StaffFixture;
beforeAll(async () => {
  fixture = await staffFixture();
  fixture.app.clock.set(new Date('2026-11-24T09:00:00+05:30'));
});
afterAll(() => fixture.app.close());

test('a check-in that is sent again with its key, also at once, is one check-in with one answer', async () => {
  const ravi = fixture.as(await fixture.hire('9812409001', []));
  const headers = key();
  const send = () => ravi.askLoosely(checkInOut, { body: { kind: 'in' }, headers });
  const [first, ...others] = await Promise.all([send(), send(), send()]);
  for (const { status, body } of [...others, await send()])
    expect([status, body]).toEqual([201, first?.body]);
  expect((await ravi.askLoosely(getClock, {})).body.today.spells).toHaveLength(1);
});
