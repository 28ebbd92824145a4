import { expect, test } from 'vitest';
import { termChanges } from './term-changes.rules.ts';

const content = {
  discount: 0,
  milestones: [
    { title: 'On agreement', percent: 30 },
    { title: 'When all is done', percent: 70 },
  ],
  hasAdvance: true,
  startDay: '2026-12-01',
  finishDay: '2026-12-12',
  warrantyMonths: 12,
};

test('two versions alike change no terms', () => {
  expect(termChanges(content, { ...content, milestones: [...content.milestones].toReversed() })).toEqual([]);
});

test('a discount, a later day and payments that were divided anew are told one by one', () => {
  const after = {
    ...content,
    discount: 5_000_00,
    finishDay: '2026-12-20',
    milestones: [
      { title: 'On agreement', percent: 20 },
      { title: 'When the pipes are laid', percent: 80 },
    ],
  };
  expect(termChanges(content, after)).toEqual([
    { term: 'discount', name: '', before: 0, after: 5_000_00 },
    { term: 'finishDay', name: '', before: '2026-12-12', after: '2026-12-20' },
    { term: 'payment', name: 'On agreement', before: 30, after: 20 },
    { term: 'payment', name: 'When the pipes are laid', before: null, after: 80 },
    { term: 'payment', name: 'When all is done', before: 70, after: null },
  ]);
});
