import { expect, test } from 'vitest';
import { screenAddress } from './screen-address.ts';
import { screenAt } from './screens.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';
const addresses = Object.entries(screenAddress).map(([name, address]) => ({
  name,
  path: typeof address === 'string' ? address : address(id, 'bengaluru'),
}));

test.each(addresses)('the table of screens knows the address of $name: $path', ({ path }) => {
  expect(screenAt(new URL(path, 'https://nukkad.example').pathname)).not.toBeNull();
});
