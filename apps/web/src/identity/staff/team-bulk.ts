import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { moveManyStaff } from './staff.queries.ts';

type Verb = 'activate' | 'deactivate' | 'withdraw';

const actOf = (verb: Verb, label: string, said: (count: number) => string): BulkAct<StaffUser> => ({
  id: verb,
  label,
  fits: ({ can }) => can[verb],
  said,
  // Each tab shows one status: who is moved leaves it.
  foresee: () => null,
  send: (people) =>
    moveManyStaff(
      verb,
      people.map(({ staffId }) => staffId),
    ),
  ...(verb !== 'activate' && { danger: true as const }),
});

/** What can be done to many people of the team at once. */
export const teamBulk = (t: Translate, plural: Plural): readonly BulkAct<StaffUser>[] => [
  actOf('deactivate', t('staff.deactivate', 'Deactivate'), (count) =>
    plural('staff.manyDeactivated', count, {
      one: '{{count}} person deactivated',
      other: '{{count}} people deactivated',
    }),
  ),
  actOf('activate', t('staff.activate', 'Reactivate'), (count) =>
    plural('staff.manyActivated', count, {
      one: '{{count}} person reactivated',
      other: '{{count}} people reactivated',
    }),
  ),
  actOf('withdraw', t('staff.withdraw', 'Withdraw'), (count) =>
    plural('staff.manyWithdrawn', count, {
      one: '{{count}} invitation withdrawn',
      other: '{{count}} invitations withdrawn',
    }),
  ),
];
