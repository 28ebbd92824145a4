import { effectivePermissions, ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { expect, test } from 'vitest';
import { quickActionsOf } from './quick-actions.ts';

const may = (role: 'Service Partner' | 'subUser' | 'Buyer', permissions: string[]) =>
  quickActionsOf({ role, permissions }).map(({ to }) => to);

test('each quick action asks for its key, and a partner has all that no Admin closed', () => {
  const everything = [...ownerPermissions()];
  expect(may('Service Partner', everything)).toHaveLength(4);
  expect(may('Service Partner', [...ownerPermissions(['hireTalent', 'services'])])).toHaveLength(4);
  expect(may('Service Partner', [...ownerPermissions(['hireTalent', 'services', 'admin_access'])])).toEqual([
    '/projects/parties/new',
    '/add-user',
  ]);
  expect(may('Service Partner', [])).toEqual([]);
  expect(may('Buyer', ['customers.view', 'services.create'])).toEqual([]);
  expect(may('subUser', [])).toEqual([]);
  expect(may('subUser', ['customers.view'])).toEqual(['/projects/parties/new']);
  expect(may('subUser', ['manage_users.delete'])).toEqual(['/add-user']);
  expect(may('subUser', ['hireTalent.create'])).toEqual(['/hire-talent/post-job']);
  expect(may('subUser', ['services.view', 'services.update'])).toEqual([]);
  expect(may('subUser', ['services.create'])).toEqual(['/service-categories/add-service-category']);
  expect(may('subUser', [...effectivePermissions(['admin_access.create'])])).toHaveLength(4);
});
