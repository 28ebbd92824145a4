import { listMyUsers, updateEmployeeAccess } from '@nukkad/contract/identity/staff/staff.api';
import { callAs, confirmAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { aClerkOf } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('the matrix is walked by the arrow keys, shows what the person would see, and says what changes before it is saved', async ({
  page,
}) => {
  const { fullName } = await aClerkOf(lakshmi, 'Padma Iyer', ['booking.view']);
  const owner = await sessionOf(lakshmi);
  const { items } = await callAs(owner, listMyUsers, { query: { search: fullName } });
  const staffId = items[0]?.staffId ?? '';
  await confirmAs(owner, updateEmployeeAccess, { staffId, permissions: ['booking.view', 'services.view'] });
  await enterAs(page, lakshmi);
  await page.goto(`/users/sub-users-list/${staffId}`);
  const matrix = page.getByRole('table', { name: 'Permissions by feature' });
  await expect(matrix.getByRole('columnheader')).toHaveText(['Feature', 'View', 'Add', 'Edit', 'Remove']);
  await expect(matrix.getByRole('rowheader', { name: 'Network' })).toHaveCount(1);

  const sees = page.getByRole('region', { name: 'What does this person see?' });
  await expect(sees).toContainText('Your services');
  await matrix.getByRole('checkbox', { name: 'Bookings: View' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(matrix.getByRole('checkbox', { name: 'Messages: View' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(matrix.getByRole('checkbox', { name: 'Services: View' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sees).not.toContainText('Your services');

  await matrix.getByRole('checkbox', { name: 'Bookings: Edit' }).check();
  await page.getByRole('button', { name: 'Save permissions' }).click();
  const changes = page.getByRole('dialog', { name: 'Change permissions?' });
  await expect(changes).toContainText(/Added.*Bookings: Edit.*Removed.*Services: View/s);
  await changes.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Permissions saved.')).toBeVisible();
});
