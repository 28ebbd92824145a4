import { endpoints } from '@nukkad/contract';
import { confirmsAccess } from '@nukkad/contract/identity/staff/staff.api';
import { expect, test } from 'vitest';
import type { ChangeNames } from '../ui/state/change-names.ts';
import { changeNames } from './changes.gen.ts';

test('promise 91: every field of every confirmation has a name that a person reads', () => {
  // What only Admins confirm is named in the back office.
  const office = ({ authz }: (typeof endpoints)[number]['spec']) =>
    authz.who === 'roles' && authz.roles.every((role) => role === 'Admin');
  // Permissions are named by nouns/team/feature-words, whose type misses none.
  const fields = endpoints
    .filter(({ spec }) => !office(spec) && spec.confirms !== confirmsAccess)
    .flatMap(({ spec }) => Object.keys(spec.confirms?.fields ?? {}));
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter((field) => !changeNames[field])).toEqual([]);
});

test('no two domains name one field', () => {
  const files = import.meta.glob<Record<string, ChangeNames>>('../**/*.changes.ts', { eager: true });
  const named = Object.values(files).flatMap((file) =>
    Object.values(file).flatMap((names) => Object.keys(names)),
  );
  expect(named.toSorted()).toEqual(Object.keys(changeNames).toSorted());
});
