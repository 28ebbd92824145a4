import { expect, test } from 'vitest';
import * as declarations from '../src/domains.gen.ts';
import { composeDomains } from '../src/domains.ts';
import { type LentBy, compose } from '../src/platform/compose.ts';
import type { Given } from '../src/platform/declaration.ts';
import { unservedPlatform } from './walks/composed-notices.ts';
import { shuffled } from './harness/shuffled.ts';

const sessions = { dropSession: () => undefined };
const given = { platform: unservedPlatform(), sessions, tell: () => undefined, isThere: () => false };
const namesOf = (domains: readonly { readonly name: string }[]) => domains.map(({ name }) => name);

test.each([1, 2, 3])('the product is made in the same order, however its domains are listed (%i)', (seed) => {
  const listed = Object.fromEntries(shuffled(Object.entries(declarations), seed));
  const { domains } = compose<Given & LentBy<typeof declarations>>(listed, given);
  expect(namesOf(domains)).toEqual(namesOf(composeDomains(unservedPlatform(), sessions).domains));
  expect(new Set(namesOf(domains)).size).toBe(Object.keys(declarations).length);
});
