import type { Finder } from '../../../platform/search/finder.ts';
import { masked } from './people.presenter.ts';
import { findPeople } from './people.store.ts';

/** Everyone with an account, for the back office. The number is not shown: it has to be asked for with a reason. */
export const peopleFinders: readonly Finder[] = [
  {
    room: 'office',
    find: async ({ reader, wanted, limit }) =>
      (await findPeople(reader, wanted, limit)).map(({ userId, fullName, mobileNumber, status }) => ({
        kind: 'person',
        id: userId,
        title: fullName,
        facts: [masked(mobileNumber)],
        startsAt: null,
        status,
      })),
  },
];
