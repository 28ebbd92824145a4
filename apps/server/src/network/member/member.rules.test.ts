import { expect, test } from 'vitest';
import { handleFrom } from './member.rules.ts';

test.each([
  ['Asha R.', '', 'asha-r'],
  ['  Zoë & Sons (Painters)  ', '', 'zoe-sons-painters'],
  ['Zoëtrope', '', 'zoetrope'],
  ['आशा', '', 'member'],
  ['Al', '', 'member-al'],
  ['Asha R.', '1a2b3c', 'asha-r-1a2b3c'],
  ['Shri Venkateshwara Enterprises and Brothers', '1a2b3c', 'shri-venkateshwara-ente-1a2b3c'],
])('%s with "%s" has the address %s', (name, suffix, address) => {
  expect(handleFrom(name, suffix)).toBe(address);
});

test('an address is what the table takes, no matter what the name is', () => {
  for (const name of ['-', '___', 'x', 'ab-', '🙂🙂', 'A'.repeat(200), '\u202Eabc', 'a-'.repeat(40)])
    for (const suffix of ['', '1a2b3c'])
      expect(handleFrom(name, suffix)).toMatch(/^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/);
});
