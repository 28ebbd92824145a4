import { candidateStrengthKeys } from '@nukkad/contract/hiring/candidate/candidate.model';
import { expect, test } from 'vitest';
import {
  type Chosen,
  type Said,
  type SaidAndBrought,
  educationsFrom,
  experienceMonths,
  isFoundBy,
  isOpenTo,
  isSeenBy,
  monthlyPaise,
  opensDocuments,
  playsVideo,
  strengthOf,
} from './candidate.rules.ts';

const nothing: SaidAndBrought = {
  hasVideo: false,
  hasDocuments: false,
  tradeIds: [],
  skillIds: [],
  about: '',
  experienceMonths: null,
  education: null,
  languages: [],
  shifts: [],
  availableFrom: null,
  wagePaise: null,
  pincode: null,
};
const everything: SaidAndBrought = {
  hasVideo: true,
  hasDocuments: true,
  tradeIds: ['plumber'],
  skillIds: ['pipe-fitting'],
  about: 'Ten years of bathrooms',
  experienceMonths: 120,
  education: 'iti',
  languages: ['hi'],
  shifts: ['day'],
  availableFrom: '2026-12-01',
  wagePaise: 20_000_00,
  pincode: '560038',
};
const open: Chosen = {
  visibility: 'employers',
  hidesFromEmployer: true,
  keptForLater: false,
  withdrawnAt: null,
  isAccountActive: true,
};
const strangers = { isHidden: false, worksThere: false };

test('months count once where places of work overlap, and a place of now counts to this month', () => {
  const both = [
    { from: '2024-01', to: '2024-12' },
    { from: '2024-10', to: '2025-03' },
  ];
  expect(experienceMonths(null, both, '2026-11')).toBe(15);
  expect(experienceMonths(null, [{ from: '2026-09', to: null }], '2026-11')).toBe(3);
  expect(experienceMonths(120, both, '2026-11')).toBe(120);
  expect(experienceMonths(0, both, '2026-11')).toBe(0);
  expect(experienceMonths(null, [], '2026-11')).toBeNull();
});

test('strength rises from nothing to 100 with each step that it names as the next', () => {
  let said = nothing;
  const percents = [];
  for (const key of candidateStrengthKeys) {
    const { percent, next } = strengthOf(said);
    expect(next?.key).toBe(key);
    percents.push(percent);
    const field = {
      trade: 'tradeIds',
      place: 'pincode',
      wage: 'wagePaise',
      availability: 'availableFrom',
      experience: 'experienceMonths',
      skills: 'skillIds',
      documents: 'hasDocuments',
      video: 'hasVideo',
    }[key as string];
    const name = field ?? key;
    said = { ...said, [name]: everything[name as keyof SaidAndBrought] };
  }
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(strengthOf(said)).toMatchObject({ percent: 100, next: null, isComplete: true });
});

test('trade, place, wage and availability make a profile complete, and each of them is needed', () => {
  const needed = {
    ...nothing,
    tradeIds: ['plumber'],
    pincode: '560038',
    wagePaise: 1,
    availableFrom: '2026-12-01',
  };
  expect(strengthOf(needed).isComplete).toBe(true);
  for (const lost of [{ tradeIds: [] }, { pincode: null }, { wagePaise: null }, { availableFrom: null }])
    expect(strengthOf({ ...needed, ...lost }).isComplete).toBe(false);
});

test('who is hidden, withdrawn, incomplete or away is found by no one; who hides from the own employer not there', () => {
  const row = { ...everything, ...open };
  expect(isFoundBy(row, strangers)).toBe(true);
  expect(isFoundBy(row, { ...strangers, isHidden: true })).toBe(false);
  expect(isFoundBy(row, { ...strangers, worksThere: true })).toBe(false);
  expect(isFoundBy({ ...row, hidesFromEmployer: false }, { ...strangers, worksThere: true })).toBe(true);
  const others: readonly Partial<Said & Chosen>[] = [
    { visibility: 'applied' },
    { visibility: 'hidden' },
    { withdrawnAt: new Date(0) },
    { isAccountActive: false },
    { pincode: null },
  ];
  for (const one of others) expect(isFoundBy({ ...row, ...one }, strangers)).toBe(false);
});

test('where one applied one is seen, unless one hid or withdrew since', () => {
  const row = { ...everything, ...open, visibility: 'applied' } as const;
  expect(isSeenBy(row, strangers, null)).toBe(false);
  expect(isSeenBy(row, strangers, 'applied')).toBe(true);
  expect(isSeenBy({ ...row, pincode: null }, strangers, 'shortlisted')).toBe(true);
  expect(isSeenBy(row, { ...strangers, worksThere: true }, 'applied')).toBe(true);
  expect(isSeenBy(row, { ...strangers, isHidden: true }, 'shortlisted')).toBe(false);
  const others: readonly Partial<Chosen>[] = [
    { visibility: 'hidden' },
    { withdrawnAt: new Date(0) },
    { isAccountActive: false },
  ];
  for (const one of others) expect(isSeenBy({ ...row, ...one }, strangers, 'shortlisted')).toBe(false);
});

test('a video is played from the shortlist on, or before where the person wants it; documents by consent alone', () => {
  const standings = [null, 'applied', 'shortlisted'] as const;
  const plays = (videoFor: 'shortlisted' | 'employers') =>
    standings.map((one) => playsVideo({ videoFor }, one));
  expect([plays('shortlisted'), plays('employers')]).toEqual([
    [false, false, true],
    [true, true, true],
  ]);
  const opens = (sharesDocuments: boolean) =>
    standings.map((one) => opensDocuments({ sharesDocuments }, one));
  expect([opens(false), opens(true)]).toEqual([
    [false, false, false],
    [false, false, true],
  ]);
});

test('a wage by the day compares as 26 days, and an education with all above it', () => {
  expect(monthlyPaise('day', 800_00)).toBe(20_800_00);
  expect(monthlyPaise('month', 800_00)).toBe(800_00);
  expect(educationsFrom('iti')).toEqual(['iti', 'diploma', 'graduate']);
});

test('for other jobs one is open where one is found, or by consent where one applied', () => {
  const found = { ...everything, ...open };
  const applied = { ...found, visibility: 'applied' } as const;
  const agreed = { ...applied, keptForLater: true };
  expect(isOpenTo(found, strangers, null)).toBe(true);
  expect(isOpenTo(applied, strangers, 'shortlisted')).toBe(false);
  expect(isOpenTo(agreed, strangers, null)).toBe(false);
  expect(isOpenTo(agreed, strangers, 'applied')).toBe(true);
  const others: readonly Partial<Said & Chosen>[] = [
    { visibility: 'hidden' },
    { withdrawnAt: new Date(0) },
    { isAccountActive: false },
  ];
  for (const one of others) expect(isOpenTo({ ...agreed, ...one }, strangers, 'shortlisted')).toBe(false);
  expect(isOpenTo(agreed, { ...strangers, isHidden: true }, 'applied')).toBe(false);
  expect(isOpenTo(agreed, { ...strangers, worksThere: true }, 'applied')).toBe(false);
});
