import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeDomains } from '../../src/domains.ts';
import type { KeptFiles } from '../../src/platform/housekeeping/sweep-files.ts';
import { newId } from '../../src/platform/id.ts';
import { type Mounted, mounted } from '../harness/mounted.ts';

let app: Mounted;
const kept: KeptFiles[] = [];
beforeAll(async () => {
  app = await mounted((platform, sessions) => {
    const composed = composeDomains(platform, sessions);
    kept.push(...composed.domains.flatMap(({ keptFiles = [] }) => keptFiles));
    return composed;
  });
});
afterAll(() => app.close());

test('each domain that keeps files says which of them its rows know, and knows none of another’s', async () => {
  expect(kept.length).toBeGreaterThan(30);
  const known = await Promise.all(
    kept.map(({ prefixes, listKnown }) => {
      const keys = prefixes.flatMap((prefix) => [`${prefix}${newId()}`, `${prefix}${newId()}/${newId()}`]);
      return listKnown(app.platform.db, [...keys, 'elsewhere/a.pdf']);
    }),
  );
  expect(known.flat()).toEqual([]);
});
