import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import type { Role } from '@nukkad/contract/kernel/roles';
import { type GuardProfile, mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { expect, test } from 'vitest';

const someone = (role: Role, permissions: readonly string[] = []): GuardProfile => ({
  userId: 'a',
  staffId: role === 'subUser' ? 's' : null,
  role,
  status: 'Active',
  partnerStatus: role === 'Buyer' || role === 'Jobseeker' ? null : 'Active',
  isServicePartner: role === 'Service Partner',
  isPro: false,
  notificationMessage: null,
  permissions,
});

/** Partners of each kind, consultants and employers among them, have one role; professionals and clerks are staff. */
const people = Object.entries({
  customer: someone('Buyer'),
  jobseeker: someone('Jobseeker'),
  partner: someone('Service Partner', [...ownerPermissions()]),
  professional: someone('subUser'),
  'clerk with the right to speak for the business': someone('subUser', ['network.view', 'network.create']),
});

/** Where the cards, tabs and notices of the network lead. */
const ways = [
  '/feed',
  '/feed/saved',
  '/feed/post/01a22f38-c1fa-7727-8ad5-ba0015d08f27',
  '/polls',
  '/stories',
  '/blogs',
  '/blogs/mine',
  '/groups',
  '/groups/plumbers-of-pune/requests',
  '/network',
  '/network/requests',
  '/network/suggestions',
  '/network/find',
  '/network/people/asha-v',
  '/network/visitors',
  '/network/blocked',
  '/network/reports',
  '/network/settings',
  '/job-cards',
];

test.each(people.flatMap(([who, standing]) => ways.map((way) => [who, way, standing] as const)))(
  'a %s opens %s',
  (_who, way, standing) => {
    expect(mayOpen(way, standing)).toEqual({ enter: true });
  },
);

test.each(['/network', '/network/find', '/blogs/mine', '/blogs/write/new'])(
  'an Admin takes no part, and is led away from %s',
  (way) => {
    expect(mayOpen(way, someone('Admin')).enter).toBe(false);
  },
);
