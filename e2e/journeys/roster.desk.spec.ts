import { addDays } from '@nukkad/contract/kernel/time';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { employeeOf, kavita, nextMonday, planFor, shiftTypeOf } from '../fixtures/shifts.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi rosters a week and publishes it; Ramesh asks to swap, Kavita agrees, Lakshmi approves; both read it', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const monday = nextMonday();
  const thursday = addDays(monday, 3);
  const [rameshId, kavitaId] = [await employeeOf(ramesh), await employeeOf(kavita)];
  await shiftTypeOf('Morning', 420, 900, 'marigold');
  const evening = await shiftTypeOf('Evening', 840, 1_320, 'indigo');
  await planFor(kavitaId, evening, thursday);

  // By keyboard and dialog one, by drag another way.
  await enterAs(page, lakshmi);
  await page.goto(`/people/roster?day=${monday}&q=Ramesh`);
  await expect(page.locator(`td[data-who="${rameshId}"]`).first()).toBeVisible({ timeout: 40_000 });
  const cell = (who: string, day: string) => page.locator(`td[data-who="${who}"][data-day="${day}"]`);
  await cell(rameshId, monday)
    .getByRole('button', { name: /^Add shift/ })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Morning/ }).check();
  await dialog.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText('1 shift added')).toBeVisible();
  const planned = cell(rameshId, monday).locator('[data-shift]');
  await expect(planned).toContainText('Draft');
  await planned.dragTo(cell(rameshId, addDays(monday, 1)));
  await expect(cell(rameshId, addDays(monday, 1)).locator('[data-shift]')).toContainText('Morning');
  await expect(cell(rameshId, monday).locator('[data-shift]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish and tell 2 people' }).click();
  await expect(page.getByText('Roster published')).toBeVisible();

  const his = await newPerson('phone');
  await enterAs(his, ramesh);
  await his.goto('/shifts');
  await his.getByRole('button', { name: /^Swap: Morning/ }).click();
  await his.getByRole('radio', { name: /Kavita Joshi/ }).check();
  await his.getByRole('button', { name: 'Propose swap' }).click();
  await expect(his.getByText('Swap proposed')).toBeVisible();

  const hers = await newPerson('phone');
  await enterAs(hers, kavita);
  await hers.goto('/shifts?tab=requests');
  await hers.getByRole('button', { name: 'Agree' }).click();
  await expect(hers.getByText('Waiting for approval')).toBeVisible();

  await page.goto('/people/roster/requests');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('No requests to review')).toBeVisible();

  await his.goto('/shifts');
  await expect(his.getByText('Evening')).toBeVisible();
  await expect(his.getByText('Morning')).toHaveCount(0);
  await hers.goto('/shifts');
  await expect(hers.getByText('Morning')).toBeVisible();
});
