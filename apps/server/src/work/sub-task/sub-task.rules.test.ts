import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makesCircle, waitsFor } from './sub-task.rules.ts';

const need = (subTaskId: string, needsId: string) => ({ subTaskId, needsId });

test('a step waits for open ones alone: closed and cancelled ones hold up no one', () => {
  const needs = [need('tiles', 'pipes'), need('tiles', 'walls')];
  const waits = (pipes: 'Open' | 'Inprogress' | 'Closed' | 'Cancelled') =>
    waitsFor(
      'tiles',
      needs,
      new Map([
        ['pipes', pipes],
        ['walls', 'Closed'],
      ]),
    );
  expect(['Open', 'Inprogress', 'Closed', 'Cancelled'].map((one) => waits(one as 'Open'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('steps that wait for each other by any way are a circle', () => {
  const needs = [need('b', 'a'), need('c', 'b')];
  expect(makesCircle('a', ['c'], needs)).toBe(true);
  expect(makesCircle('a', ['a'], [])).toBe(true);
  expect(makesCircle('c', ['a', 'b'], needs)).toBe(false);
});

test('of any steps: taking each that makes no circle leaves an order in which all can be done', () => {
  const step = fc.integer({ min: 0, max: 7 }).map(String);
  fc.assert(
    fc.property(fc.array(fc.tuple(step, step), { maxLength: 30 }), (wished) => {
      let needs: readonly { subTaskId: string; needsId: string }[] = [];
      for (const [one, other] of wished) {
        const own = needs.filter(({ subTaskId }) => subTaskId === one).map(({ needsId }) => needsId);
        if (makesCircle(one, [...own, other], needs)) continue;
        needs = [...needs, need(one, other)];
      }
      const done = new Set<string>();
      for (let round = 0; round < 8; round += 1)
        for (const one of ['0', '1', '2', '3', '4', '5', '6', '7'])
          if (needs.every((each) => each.subTaskId !== one || done.has(each.needsId))) done.add(one);
      expect(done.size).toBe(8);
    }),
    { numRuns: 300 },
  );
});
