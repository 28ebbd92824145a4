import type { DeskOffer } from '@nukkad/contract/market/desk/desk.model';
import { expect, test } from 'vitest';
import { attemptOf } from './attempt-words.ts';

const anOffer = (round: number, more: Partial<DeskOffer> = {}): DeskOffer => ({
  offerId: `offer ${round}`,
  organisationId: `partner ${round}`,
  companyName: `Partner ${round}`,
  round,
  offeredAt: `2026-03-02T0${round}:00:00.000Z`,
  acceptBefore: `2026-03-02T0${round}:15:00.000Z`,
  answer: 'refused',
  answeredAt: `2026-03-02T0${round}:10:00.000Z`,
  reason: null,
  ...more,
});
const offers = [
  anOffer(1, { reason: 'too_far' }),
  anOffer(2, { answer: 'expired', answeredAt: '2026-03-02T02:15:00.000Z' }),
  anOffer(3, { answer: 'open', answeredAt: null }),
];
const told = (verb: string, at: string) => attemptOf({ verb, at }, { offers });

test('each attempt at a partner is told by its name: asked, declined with why, or not answered', () => {
  expect(told('offerToPartner', '2026-03-02T01:00:00.000Z')?.title).toBe('Request sent to Partner 1');
  expect(told('refuse', '2026-03-02T01:10:00.000Z')).toEqual({
    title: 'Partner 1 declined',
    reason: 'Too far away',
  });
  expect(told('refuse', '2026-03-02T02:15:00.000Z')).toEqual({
    title: 'Partner 2 did not answer in time',
    reason: null,
  });
});

test('a move that asked no partner keeps its own words', () => {
  expect(told('assign', '2026-03-02T01:00:00.000Z')).toBeNull();
  expect(told('offerToPartner', '2026-03-02T09:00:00.000Z')).toBeNull();
});
