import { updatePrice } from '@nukkad/contract/market/quote/quote.api';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { coolCareOwner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { unlockedLead } from '../fixtures/unlocked-lead.ts';

test('a quote that is reviewed while it is being saved is saved behind that, and no other person is blamed', async ({
  page,
}) => {
  const { leadId } = await unlockedLead();
  await inPlace(page);
  await enterAs(page, coolCareOwner);
  let saves = 0;
  let letPass = () => {};
  const passed = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(`**/api${updatePrice.path}`, async (route) => {
    saves += 1;
    await passed;
    await route.continue();
  });
  await page.goto(`/consultant-service/leads/${leadId}/quote/edit`);
  await page.locator('[name="lines.0.name"]').fill('New wiring of three rooms');
  await page.locator('[name="lines.0.quantity"]').fill('3');
  await page.locator('[name="lines.0.unit"]').fill('room');
  await page.locator('[name="lines.0.unitPrice"]').fill('8500');
  await expect.poll(() => saves).toBe(1);
  await page.getByRole('button', { name: 'Review and send' }).click();
  letPass();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send quote' })).toBeVisible();
  await expect(page.getByText('Someone in your team changed this quote.')).toHaveCount(0);
  expect(saves).toBe(2);
});
