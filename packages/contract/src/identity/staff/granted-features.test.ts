import { expect, test } from 'vitest';
import { endpoints } from '../../index.ts';
import { grantedFeatures, staffPresetNames, staffPresets } from './staff.model.ts';

test('every feature that a call asks for can be granted on the screen', () => {
  const asked = endpoints.flatMap(({ spec: { authz } }) =>
    'permission' in authz && authz.permission ? [authz.permission.split('.')[0]] : [],
  );
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
