import { expect, test } from 'vitest';
import { endpoints } from '../../index.ts';
import { permissionKeys } from '../../kernel/roles.ts';
import { grantedFeatures, staffPresetNames, staffPresets } from './staff.model.ts';

const asked = endpoints.flatMap(({ spec: { authz } }) =>
  'permission' in authz && authz.permission ? [authz.permission.split('.')[0]] : [],
);

test('users of the specification are the team; every other feature guards a call', () => {
  // Full access opens all; the activity of others, and acting for the business in the network, are asked by the policy of a
  // call that is open for the own one.
  const guards = new Set([...asked, 'admin_access', 'activityLogs', 'network']);
  expect(permissionKeys.filter((key) => !guards.has(key))).toEqual(['user']);
});

test('every feature that a call asks for can be granted on the screen', () => {
  expect([...new Set(asked)].filter((key) => !grantedFeatures.some((granted) => granted === key))).toEqual(
    [],
  );
});

test('a preset grants no feature without a screen', () => {
  const granted = staffPresetNames.flatMap((name) =>
    staffPresets[name].map((permission) => [name, permission.split('.')[0]] as const),
  );
  expect(granted.filter(([, key]) => !grantedFeatures.some((feature) => feature === key))).toEqual([]);
});
