import type { ComparedOffer, Comparison } from '@nukkad/contract/market/quote/comparison.model';
import { expect, test } from 'vitest';
import {
  changedParts,
  emptiedPartners,
  presentChoice,
  settledPartner,
  takersOf,
} from './award-choice.rules.ts';

const anOffer = (leadId: string, more: Partial<ComparedOffer> = {}): ComparedOffer => ({
  leadId,
  companyName: leadId,
  rating: null,
  ratingCount: 0,
  status: 'Qoutation Sent',
  quoteId: `quote of ${leadId}`,
  madeBy: 'Partner',
  total: 100_00,
  withOptions: null,
  hasAlternatives: false,
  advance: 0,
  startDay: null,
  finishDay: null,
  warrantyMonths: 0,
  visits: 0,
  validUntil: '2026-12-01T00:00:00.000Z',
  isExpired: false,
  answeredInMinutes: 60,
  newestVersion: 1,
  award: null,
  can: { award: true },
  ...more,
});
const cell = (line: number) => ({
  line,
  quantity: 1,
  unit: 'lot',
  total: 50_00,
  isOptional: false,
  alternative: null,
});

const aComparison = (more: Partial<Comparison> = {}): Comparison => ({
  rfqId: 'request',
  rfqNumber: 'Q7QXMK-4TZP2',
  title: 'Plumbing',
  offers: [anOffer('cool'), anOffer('warm')],
  lines: [
    { name: 'Taps', awardedTo: null, cells: [cell(0), cell(1)] },
    { name: 'Pipes', awardedTo: null, cells: [cell(1), null] },
  ],
  version: 3,
  can: { award: true, finish: false },
  ...more,
});

test('each partner gets the places of its own quote, and a line that it does not offer goes to no one', () => {
  const of = aComparison();
  expect(takersOf(of, 1).map(({ offer }) => offer.leadId)).toEqual(['cool']);
  expect(changedParts(of, { 0: 'warm', 1: 'cool' })).toMatchObject([
    { leadId: 'cool', quoteId: 'quote of cool', lines: [1] },
    { leadId: 'warm', newestVersion: 1, lines: [1] },
  ]);
  expect(changedParts(of, { 1: 'warm' })).toEqual([]);
});

test('who keeps its lines hears nothing; who would have none is named', () => {
  const given = anOffer('cool', { award: { total: 50_00, standing: 'offered' } });
  const [taps, pipes] = aComparison().lines;
  const of = aComparison({
    offers: [given, anOffer('warm')],
    lines: [{ ...taps, awardedTo: 'cool' }, pipes].flatMap((line) =>
      line ? [line] : [],
    ) as Comparison['lines'],
  });
  expect(presentChoice(of)).toEqual({ 0: 'cool' });
  expect(changedParts(of, { 0: 'cool' })).toEqual([]);
  expect(changedParts(of, { 0: 'cool', 1: 'cool' })).toMatchObject([{ leadId: 'cool', lines: [0, 1] }]);
  expect(emptiedPartners(of, { 0: 'warm' }).map(({ leadId }) => leadId)).toEqual(['cool']);
});

test('a line that its partner accepted stays with it', () => {
  const accepted = anOffer('cool', {
    award: { total: 50_00, standing: 'accepted' },
    can: { award: false },
  });
  const [taps, pipes] = aComparison().lines;
  const of = aComparison({
    offers: [accepted, anOffer('warm')],
    lines: [{ ...taps, awardedTo: 'cool' }, pipes].flatMap((line) =>
      line ? [line] : [],
    ) as Comparison['lines'],
  });
  expect(settledPartner(of, 'cool')?.companyName).toBe('cool');
  expect(settledPartner(of, 'warm')).toBeUndefined();
  expect(presentChoice(of)).toEqual({});
  expect(emptiedPartners(of, {})).toEqual([]);
});
