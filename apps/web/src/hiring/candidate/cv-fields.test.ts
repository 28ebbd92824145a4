import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { CvFields } from '@nukkad/contract/hiring/candidate/cv.model';
import { expect, test } from 'vitest';
import { proposed, takenFields } from './cv-fields.ts';

const at = { line: 0, page: 1, confidence: 'high' } as const;
const plumber = { skillId: 'plumber', name: 'Plumber' };
const work = { employer: 'Sharma Works', title: 'Plumber', from: '2019-01', to: null };
const read: CvFields = {
  name: { at, value: 'Ramesh Kumar' },
  mobile: null,
  mail: null,
  place: { at, value: { pincode: null, words: 'Bhopal' } },
  trades: [{ at, value: plumber }],
  skills: [],
  work: [
    { at, value: work },
    { at: { ...at, line: 1 }, value: { ...work, employer: 'Patel Works', from: null } },
  ],
  schools: [
    { at, value: { education: '10th', school: '', year: 2010 } },
    { at, value: { education: 'iti', school: '', year: 2012 } },
  ],
  languages: [{ at, value: 'hi' }],
  wageExpected: { at: { ...at, confidence: 'low' }, value: { unit: 'month', paise: 18_000_00 } },
  wageNow: null,
  noticeDays: { at, value: 30 },
};
const own = {
  trades: [{ skillId: 'painter', name: 'Painter' }],
  skills: [],
  languages: ['en'],
  experiences: [work, { ...work, employer: 'Own shop', from: '2012-01', to: '2018-12' }],
} as Partial<CandidateProfile> as CandidateProfile;
const said = { profile: own, noticeDays: 30, today: '2026-11-29' };

test('what was read well is proposed; what is unsure or without a month waits for the person', () => {
  const typed = proposed(read);
  expect(typed.works.map(({ isTaken }) => isTaken)).toEqual([true, false]);
  expect([typed.education, typed.takesWage, typed.takesPlace]).toEqual(['iti', false, false]);
});

test('lists of the profile grow, a place of work comes once, and what is left stays as it is', () => {
  expect(takenFields(proposed(read), said)).toEqual({
    tradeIds: ['painter', 'plumber'],
    experiences: [work, own.experiences[1]],
    education: 'iti',
    languages: ['en', 'hi'],
    availableFrom: '2026-12-29',
  });
  const nothing = { ...proposed(read), tradeIds: [], works: [], education: '' as const, languages: [] };
  expect(takenFields({ ...nothing, takesNotice: false }, said)).toEqual({});
});
