import { leaveTypeBody } from '@nukkad/contract/people/leave/leave.model';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bodyOf, typedOf } from './leave-type-form.ts';

const named = { ...typedOf(undefined), name: 'Earned leave' };

test('days are sent as half days, and a type without a limit carries nothing over', () => {
  expect(bodyOf({ ...named, daysAYear: '7.5', carryDays: '1' })).toMatchObject({
    halvesAYear: 15,
    carryHalves: 2,
  });
  expect(bodyOf({ ...named, limit: 'none', carryDays: '4' })).toMatchObject({
    halvesAYear: null,
    carryHalves: 0,
    expiresDays: null,
  });
});

test('compensatory leave has days after which it expires, and none a year', () => {
  expect(bodyOf({ ...named, limit: 'compensatory', expiresDays: '45', carryDays: '4' })).toMatchObject({
    halvesAYear: null,
    carryHalves: 0,
    expiresDays: 45,
  });
});

test('what is no number of half days is refused before it is sent', () => {
  for (const daysAYear of ['', 'ten', '1.25', '0', '400'])
    expect(z.safeParse(leaveTypeBody, bodyOf({ ...named, daysAYear })).success, daysAYear).toBe(false);
  for (const expiresDays of ['', 'ten', '1.5', '0', '366'])
    expect(z.safeParse(leaveTypeBody, bodyOf({ ...named, limit: 'compensatory', expiresDays })).success).toBe(
      false,
    );
  expect(z.safeParse(leaveTypeBody, bodyOf(named)).success).toBe(true);
});
