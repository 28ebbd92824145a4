import { enterAs, inPlace, keepSession } from '../fixtures/enter.ts';
import { coolCareOwner } from '../fixtures/people.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { unlockedLead } from '../fixtures/unlocked-lead.ts';

async function fillLine(page: Page, at: number, name: string, rupees: string): Promise<void> {
  await page.locator(`[name="lines.${at}.name"]`).fill(name);
  await page.locator(`[name="lines.${at}.unit"]`).fill('room');
  await page.locator(`[name="lines.${at}.unitPrice"]`).fill(rupees);
}

test('a partner writes two alternatives, and the customer accepts the quote with the one that she chooses', async ({
  page,
  newPerson,
}) => {
  const { customer, rfqId, leadId } = await unlockedLead();
  await inPlace(page);
  await enterAs(page, coolCareOwner);
  await page.goto(`/consultant-service/leads/${leadId}/quote/edit`);
  await fillLine(page, 0, 'New wiring', '10000');
  await page.getByRole('button', { name: 'Add alternatives to choose from' }).click();
  await page.locator('[name="groups.0.name"]').fill('Switches');
  await page.locator('[name="groups.0.alternatives.0.name"]').fill('Standard');
  await fillLine(page, 1, 'White switches', '1000');
  await page.locator('[name="groups.0.alternatives.1.name"]').fill('Modular');
  await fillLine(page, 2, 'Glass switches', '3000');
  await page.getByRole('button', { name: 'Review and send' }).click();
  const sending = page.getByRole('dialog', { name: 'Send this quote for ₹12,980?' });
  await expect(sending.getByText('Total at most')).toBeVisible();
  await sending.getByRole('button', { name: 'Send quote' }).click();
  await expect(page.getByText('From ₹12,980').first()).toBeVisible();

  const asha = await newPerson('phone');
  await inPlace(asha);
  await keepSession(asha, customer.session);
  await asha.goto(`/buyer/quotes/${rfqId}/offers/${leadId}`);
  await asha.getByRole('link', { name: 'Accept quote' }).click();
  const dialog = asha.getByRole('dialog');
  const accept = dialog.getByRole('button', { name: 'Accept', exact: true });
  await expect(dialog.getByRole('heading', { name: /from ₹12,980/ })).toBeVisible();
  await expect(accept).toBeDisabled();
  await dialog.getByRole('radio', { name: /Modular/ }).check();
  await expect(dialog.getByRole('heading', { name: /for ₹15,340/ })).toBeVisible();
  await accept.click();
  const work = asha.getByRole('list', { name: 'Modular' });
  await expect(work.getByText('Glass switches')).toBeVisible();
  await expect(asha.getByRole('list', { name: 'Standard' })).toHaveCount(0);
});
