import type { ScopeLineBody } from '@nukkad/contract/work/scope-change/scope-change.model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Scoped, changesOf, totalsOf } from './scope-change.rules.ts';

const scoped = (milestoneId: string, amountPaise: number): Scoped => ({
  milestoneId,
  title: 'Tiles',
  amountPaise,
  taxPercent: 18,
  dueOn: '2026-12-01',
  version: 1,
  isPending: true,
});
const line = (amount: number) => ({ title: 'Tiles', amount, taxPercent: 18 as const, dueOn: '2026-12-01' });

test('a line that changes nothing is left out, and a milestone is named once', () => {
  const milestones = [scoped('a', 100), scoped('b', 200)];
  const same = changesOf([{ kind: 'change', milestoneId: 'a' as never, ...line(100) }], milestones);
  expect(same).toEqual([]);
  const twice = [
    { kind: 'remove', milestoneId: 'a' as never },
    { kind: 'change', milestoneId: 'a' as never, ...line(50) },
  ] as const;
  expect(changesOf(twice, milestones)).toBeNull();
  expect(changesOf([{ kind: 'remove', milestoneId: 'c' as never }], milestones)).toBeNull();
});

test('the new sum is that of the milestones as they will be', () => {
  const amount = fc.integer({ min: 0, max: 1_00_00_000_00 });
  const act = fc.record({ kind: fc.constantFrom('keep', 'change', 'remove'), to: amount });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, act)), fc.array(amount), (rows, added) => {
      const milestones = rows.map(([paise], index) => scoped(String(index), paise));
      const lines: ScopeLineBody[] = added.map((paise) => ({ kind: 'add', ...line(paise) }));
      for (const [index, [, { kind, to }]] of rows.entries()) {
        const milestoneId = String(index) as never;
        if (kind === 'remove') lines.push({ kind, milestoneId });
        if (kind === 'change') lines.push({ kind, milestoneId, ...line(to) });
      }
      const changes = changesOf(lines, milestones) ?? [];
      const left = rows.map(([paise, { kind, to }]) =>
        kind === 'remove' ? 0 : kind === 'change' ? to : paise,
      );
      const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
      expect(totalsOf(milestones, changes).after).toBe(sum(left) + sum(added));
      expect(totalsOf(milestones, changes).before).toBe(sum(rows.map(([paise]) => paise)));
    }),
  );
});
