import { expect, test } from 'vitest';
import { createContributions } from './contributions.ts';
import type { Reader } from './db/database.ts';
import { extensionPoint } from './extension.ts';
import type { OpenWork } from './open-work.ts';

const reader = {} as Reader;
const counting = (count: number): OpenWork => ({
  ofPerson: async () => count,
  ofPartner: async () => count,
  ofProfessional: async () => count,
});

test('open work is the sum over all domains, and none before they are composed', async () => {
  const contributions = createContributions();
  const { openWork } = contributions;
  const parts = { userId: 'Priya', organisationIds: [], staffIds: [] };
  expect(await openWork.ofPerson(reader, parts)).toBe(0);
  contributions.gather([{ openWork: counting(2) }, {}, { openWork: counting(3) }]);
  expect(await openWork.ofPerson(reader, parts)).toBe(5);
  expect(await openWork.ofPartner(reader, 'Sparkle')).toBe(5);
  expect(await openWork.ofProfessional(reader, 'Ramesh')).toBe(5);
});

test('a lower domain hears the answer of a higher one once they are composed', () => {
  const point = extensionPoint<() => string>('lamp.colour');
  const colour = point.answeredBy(() => 'red');
  expect(() => point.single()).toThrow('lamp.colour has 0 answers');
  createContributions().gather([{ extensions: [colour] }]);
  expect(point.single()()).toBe('red');
});

test('two answers where one is needed are a mistake of the composition', () => {
  const point = extensionPoint<number>('lamp.price');
  createContributions().gather([
    { extensions: [point.answeredBy(1)] },
    { extensions: [point.answeredBy(2)] },
  ]);
  expect(point.answers).toEqual([1, 2]);
  expect(() => point.single()).toThrow('lamp.price has 2 answers');
});

test('two compositions of one process do not hear each other', () => {
  const [one, other] = [extensionPoint<number>('lamp.price'), extensionPoint<number>('lamp.price')];
  createContributions().gather([{ extensions: [one.answeredBy(1)] }]);
  expect([one.answers, other.answers]).toEqual([[1], []]);
});
