import { endpoints } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { changeNames } from './changes.gen.ts';

test('promise 91: every field of a confirmation that only Admins make has a name', () => {
  const fields = endpoints
    .filter(({ spec: { authz } }) => authz.who === 'roles' && authz.roles.every((role) => role === 'Admin'))
    .flatMap(({ spec }) => Object.entries(spec.confirms?.fields ?? {}))
    .flatMap(([field, kind]) => (kind === 'version' ? [] : [field]));
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((field) => !changeNames[field])).toEqual([]);
});
