import { expect, test } from 'vitest';
import { deskRulesOf, hoursOf, isOpenAt, nextOpening } from './desk-hours.rules.ts';

const company = { firstDay: 1, lastDay: 6, opensMinute: 540, closesMinute: 1_110 };
const desk = { ...deskRulesOf(company), firstDay: 1, lastDay: 6 };
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`);

test('support is open on its days, from the first minute to before the last', () => {
  expect([desk.opensAt, desk.closesAt, hoursOf(desk)]).toEqual(['09:00', '18:30', company]);
  const open = [at('28', '09:00'), at('28', '18:29'), at('30', '12:00')];
  const closed = [at('28', '08:59'), at('28', '18:30'), at('29', '12:00')];
  expect([...open, ...closed].map((moment) => isOpenAt(moment, desk))).toEqual([
    ...open.map(() => true),
    ...closed.map(() => false),
  ]);
});

test('it opens next on the next of its days', () => {
  expect(nextOpening(at('28', '07:00'), desk)).toEqual(at('28', '09:00'));
  expect(nextOpening(at('28', '18:30'), desk)).toEqual(at('30', '09:00'));
  expect(nextOpening(at('29', '12:00'), desk)).toEqual(at('30', '09:00'));
  const weekend = { ...desk, firstDay: 6, lastDay: 1 };
  expect([isOpenAt(at('29', '12:00'), weekend), isOpenAt(at('25', '12:00'), weekend)]).toEqual([true, false]);
});
