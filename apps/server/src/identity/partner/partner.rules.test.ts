import { permissionKeys } from '@nukkad/contract/kernel/roles';
import { expect, test } from 'vitest';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { isActivePartner } from './partner.rules.ts';

test('a grant opens what it says, and nothing more', () => {
  expect([...effectivePermissions(['booking.update'])]).toEqual(['booking.update']);
  expect(effectivePermissions([]).size).toBe(0);
});

test('admin_access opens its action of every key, and no other action', () => {
  const permissions = effectivePermissions(['admin_access.view']);
  expect(permissions.size).toBe(permissionKeys.length);
  expect(permissions.has('salary.view')).toBe(true);
  expect(permissions.has('salary.update')).toBe(false);
});

test('a key that is not ours opens nothing', () => {
  expect(effectivePermissions(['everything.update', 'constructor.view', '']).size).toBe(0);
});

test('only an Active partner is offered bookings', () => {
  expect(isActivePartner('Active')).toBe(true);
  for (const status of ['Approved', 'Pending', 'Suspended', 'Blocked', 'PendingForDeactivation'] as const)
    expect(isActivePartner(status)).toBe(false);
});
