import { expect, test } from 'vitest';
import { effectivePermissions } from '../../kernel/permissions.ts';
import { type GuardProfile, isReadOnlyAt, mayOpen } from './screen.guard.ts';

const aPerson = (more: Partial<GuardProfile> = {}): GuardProfile => ({
  userId: '01a1fa74-4e34-72ea-bd43-000000000009',
  staffId: null,
  role: 'Buyer',
  status: 'Active',
  partnerStatus: more.role === 'Service Partner' || more.role === 'subUser' ? 'Active' : null,
  isServicePartner: more.role === 'Service Partner',
  isPro: false,
  profileMissing: [],
  notificationMessage: null,
  permissions: more.role === 'Service Partner' ? [...effectivePermissions(['admin_access.view'])] : [],
  ...more,
});

test.each<Partial<GuardProfile>>([
  { role: 'subUser', permissions: [] },
  { role: 'subUser', isPro: true },
  { role: 'subUser', partnerStatus: 'Blocked' },
  { status: 'Suspended' },
  { status: 'Blocked' },
  { role: null },
])('the chat with support is open to %o', (person) => {
  expect(mayOpen('/help/chat', aPerson(person))).toEqual({ enter: true });
});

test('screens of a business whose subscription has expired are read, and nothing is written on them', () => {
  const expired = {
    partnerStatus: 'Suspended',
    subscription_detail: { is_subscription_expired: true },
  } as const;
  const owner = aPerson({ role: 'Service Partner', ...expired });
  const staff = aPerson({
    role: 'subUser',
    permissions: [...effectivePermissions(['booking.view'])],
    ...expired,
  });
  for (const [person, address] of [
    [owner, '/consultant-service'],
    [owner, '/consultant-service/bookings'],
    [staff, '/sub-user'],
    [staff, '/consultant-service/bookings'],
  ] as const) {
    expect([address, mayOpen(address, person)]).toEqual([address, { enter: true }]);
    expect([address, isReadOnlyAt(address, person)]).toEqual([address, true]);
  }
  for (const address of ['/help/chat', '/profile/security', '/update-partner', '/services'])
    expect([address, isReadOnlyAt(address, owner)]).toEqual([address, false]);
  const paid = aPerson({ role: 'Service Partner' });
  expect(isReadOnlyAt('/consultant-service', paid)).toBe(false);
  const barred = aPerson({ role: 'Service Partner', partnerStatus: 'Suspended' });
  expect(mayOpen('/consultant-service', barred)).toEqual({
    enter: false,
    to: '/account-status-information',
  });
});
