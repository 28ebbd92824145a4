import { expect, test } from 'vitest';
import { endpoints } from '../../index.ts';
import { grantedFeatures } from './staff.model.ts';

test('every feature that a call asks for can be granted on the screen', () => {
  const asked = endpoints.flatMap(({ spec: { authz } }) =>
    'permission' in authz && authz.permission ? [authz.permission.split('.')[0]] : [],
  );
  expect([...new Set(asked)].filter((key) => !grantedFeatures.some((granted) => granted === key))).toEqual(
    [],
  );
});
