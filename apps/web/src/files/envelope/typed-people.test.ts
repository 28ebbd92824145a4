import { expect, test } from 'vitest';
import { type TypedPerson, movedUp, nextPerson, recipientsOf, witnessedBy } from './typed-people.ts';

const person = (name: string, more: Partial<TypedPerson> = {}): TypedPerson => ({
  ...nextPerson('en'),
  key: name,
  name,
  mobileNumber: '9876543210',
  ...more,
});
const ravi = person('Ravi Kumar');
const meera = person('Meera Nair');
const witness = person('Imran Sheikh', { role: 'witness' });

test('in order each has the place of the row, otherwise all are asked at once', () => {
  const people = [ravi, meera];
  expect(recipientsOf({ people, inOrder: true }).map(({ position }) => position)).toEqual([1, 2]);
  expect(recipientsOf({ people, inOrder: false }).map(({ position }) => position)).toEqual([1, 1]);
});

test('a witness of the only signer needs no choice; of two it does', () => {
  expect(recipientsOf({ people: [ravi, witness], inOrder: false })[1]).toMatchObject({ witnessOf: 0 });
  expect(recipientsOf({ people: [ravi, meera, witness], inOrder: false })[2]).not.toHaveProperty('witnessOf');
  const chosen = person('Imran Sheikh', { role: 'witness', witnessOf: meera.key });
  expect(recipientsOf({ people: [ravi, meera, chosen], inOrder: false })[2]).toMatchObject({ witnessOf: 1 });
});

test('a witness of someone who no longer signs is asked again', () => {
  const reader = person('Meera Nair', { role: 'viewer' });
  const chosen = person('Imran Sheikh', { role: 'witness', witnessOf: reader.key });
  expect(witnessedBy([ravi, person('Sita Devi'), reader, chosen], chosen)).toBe('');
});

test('an empty e-mail address is not sent, and names lose the space around them', () => {
  const [sent] = recipientsOf({ people: [person(' Ravi Kumar ', { email: ' ' })], inOrder: false });
  expect(sent).not.toHaveProperty('email');
  expect(sent?.name).toBe('Ravi Kumar');
});

test('a row moves up by one, and the first stays', () => {
  expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(movedUp(['a', 'b'], 0)).toEqual(['a', 'b']);
});
