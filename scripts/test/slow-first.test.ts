import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { slowFirst } from './slow-first.ts';

const about = (file: string) => ({ project: file.split('/')[0] ?? '', name: file });

test('files that are known to be slow come first in their project, and the others keep their order', () => {
  const files = [
    'apps/server/src/identity/account/sign-in.test.ts',
    'apps/server/src/places/geography/places.test.ts',
    'apps/server/test/faults/stopping.test.ts',
    'scripts/a.test.ts',
    'apps/server/src/money/payment/told-money.model.test.ts',
  ];
  expect(slowFirst(files, about)).toEqual([
    'apps/server/src/places/geography/places.test.ts',
    'apps/server/test/faults/stopping.test.ts',
    'apps/server/src/money/payment/told-money.model.test.ts',
    'apps/server/src/identity/account/sign-in.test.ts',
    'scripts/a.test.ts',
  ]);
});

test('the files that are named one by one are there', () => {
  const named = [
    'places/geography/places',
    'platform/postgres/start-postgres',
    'identity/privacy/erase-account',
    'identity/account/account-in-whole-app',
  ];
  for (const name of named)
    expect([name, existsSync(path.join(projectRoot, `apps/server/src/${name}.test.ts`))]).toEqual([
      name,
      true,
    ]);
});
