import type { ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import { expect, test } from 'vitest';
import { firstDraft, readableDraft } from './addition-draft.ts';

const option = (optionId: string, selected = false) => ({ optionId, label: optionId, price: 0, selected });
const questions = [
  { options: [option('plain', true), option('mixer')] },
  { options: [option('sealant')] },
] as unknown as readonly ServiceQuestion[];

test('a first draft has the options that the catalogue selects, once', () => {
  expect(firstDraft(questions)).toEqual({ optionIds: ['plain'], quantity: 1 });
});

test('a kept draft loses the options that the catalogue has dropped since', () => {
  const kept = { optionIds: ['mixer', 'gone', 'sealant'], quantity: 3 };
  expect(readableDraft(kept, questions)).toEqual({ optionIds: ['mixer', 'sealant'], quantity: 3 });
});

test.each([null, {}, { optionIds: ['plain'] }, { optionIds: 'plain', quantity: 2 }, { quantity: 2.5 }])(
  'a draft that cannot be read counts as none: %j',
  (kept) => {
    expect(readableDraft(kept as Parameters<typeof readableDraft>[0], questions)).toBeNull();
  },
);

test('a quantity out of bounds is brought within them', () => {
  expect(readableDraft({ optionIds: [], quantity: 99 }, questions)?.quantity).toBe(10);
  expect(readableDraft({ optionIds: [], quantity: 0 }, questions)?.quantity).toBe(1);
});
