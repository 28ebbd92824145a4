import { expect, test } from 'vitest';
import { uploadMemory } from './upload-memory.ts';

const refusal = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { fact: { status: number } }).fact.status;
  }
};

test('no two people can hold all the memory of uploads, and what was let go can be held again', () => {
  const memory = uploadMemory({ inAll: 256, ofOne: 104 });
  const hold = (by: string, bytes: number) => refusal(() => memory.hold(by, bytes));
  expect([hold('Amit', 104), hold('Amit', 1)]).toEqual([null, 429]);
  expect([hold('Ravi', 60), hold('Ravi', 44), hold('Ravi', 5)]).toEqual([null, null, 429]);
  expect([hold('Kavita', 48), hold('Sunita', 1)]).toEqual([null, 503]);
  memory.letGo('Amit', 104);
  expect([hold('Sunita', 1), hold('Amit', 103), hold('Amit', 1)]).toEqual([null, null, 503]);
  memory.letGo('Kavita', 48);
  expect(hold('Amit', 1)).toBe(null);
});
