import { expect, test } from 'vitest';
import { accountChoices, accountLifecycle, accountStatusOf, accountVerb } from './account.noun.ts';
import { accountStatuses } from './account.model.ts';

test('every status can be reached from the first sign-in', () => {
  const reached = new Set<string | null>([null]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const move of Object.values(accountLifecycle.moves))
      if (move.from.some((from) => reached.has(from))) for (const to of move.to) reached.add(to);
  }
  reached.delete(null);
  expect([...reached].toSorted()).toEqual([...accountStatuses].toSorted());
});

test('one move leads from a status to another for one actor, so that the verb is never in doubt', () => {
  for (const actor of ['Self', 'Admin', 'System'] as const)
    for (const from of accountStatuses)
      for (const to of accountStatuses) {
        const verbs = Object.values(accountLifecycle.moves).filter(
          (move) =>
            move.from.some((one) => one === from) &&
            move.to.some((one) => one === to) &&
            move.by.some((one) => one === actor),
        );
        expect([from, to, actor, verbs.length]).toEqual([from, to, actor, verbs.length > 0 ? 1 : 0]);
      }
});

test('a person may ask to leave and to stay, and nothing more', () => {
  expect(accountVerb('Active', 'Pending', 'Self')).toBe('askToLeave');
  expect(accountVerb('Pending', 'Active', 'Self')).toBe('stay');
  for (const from of ['Blocked', 'Suspended', 'Inactive', 'Deactivated'] as const)
    for (const to of accountStatuses) expect(accountVerb(from, to, 'Self')).toBeNull();
});

test('support may reactivate every account', () => {
  for (const from of accountStatuses) {
    expect(accountChoices(from)).not.toContain(from);
    if (from !== 'Active') expect(accountChoices(from)).toContain('Active');
  }
});

test.each([
  ['active', 'Active'],
  ['approved', 'Active'],
  ['SUSPENDED', 'Suspended'],
  [' blocked ', 'Blocked'],
  ['Deactivated', 'Deactivated'],
  ['deactivation pending', 'Pending'],
  ['Deactivation_Pending', 'Pending'],
  ['PendingForDeactivation', 'Pending'],
  ['created', 'Pending'],
  ['rejected', 'Pending'],
  ['inactive', 'Inactive'],
  ['constructor', null],
  ['', null],
])('%j is %s', (word, status) => {
  expect(accountStatusOf(word)).toBe(status);
});
