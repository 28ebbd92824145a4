/** Whom `npm start` names, as apps/server/seed/city makes them. */
import { makeDemoCity } from '../../apps/server/seed/city/demo-city.ts';
import type { Person } from '../fixtures/people.ts';

interface Named extends Person {
  readonly role: string;
}

const { residents, shops } = makeDemoCity('city');

export const namedPeople: readonly Named[] = [
  ...residents.slice(0, 3).map((one) => ({ ...one, role: 'Buyer' })),
  ...shops
    .slice(0, 2)
    .flatMap(({ owner, desk, people }) => [
      { ...owner, role: 'Service Partner' },
      { ...desk, role: 'Staff' },
      ...people.slice(0, 1).map((one) => ({ ...one, role: 'Professional' })),
    ]),
];
