import type { Page } from '@playwright/test';
import { reviewExpense } from '@nukkad/contract/people/expense/expense.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { claimOfRamesh, expenseCategories } from '../fixtures/expenses.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** At the inbox, with its socket open. */
async function atInbox(page: Page): Promise<void> {
  await inPlace(page);
  await enterAs(page, lakshmi);
  const connected = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('/socket.io'),
    timeout: 30_000,
  });
  await page.goto('/approvals');
  await expect(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  await connected;
  await page.waitForTimeout(1_000);
}

test('a request comes into the inbox of both devices of the reviewer without a reload, and leaves both once it is decided', async ({
  page,
  newPerson,
}) => {
  const { travel } = await expenseCategories();
  const phone = await newPerson('phone');
  await atInbox(page);
  await atInbox(phone);
  const rows = (device: Page) => device.getByRole('main').getByRole('link', { name: ramesh.fullName });
  await expect(
    page
      .getByRole('main')
      .getByText(/Waiting/)
      .first(),
  ).toBeVisible();
  const before = await rows(page).count();

  const { requestId, version } = await claimOfRamesh(travel);
  for (const device of [page, phone]) await expect(rows(device)).toHaveCount(before + 1);
  const badge = page.getByRole('img', { name: /requests? for you to answer$/ }).first();
  await expect(badge).toBeVisible();
  const count = Number(await badge.textContent());

  await callAs(await sessionOf(lakshmi), reviewExpense, {
    body: { requestId, version, decision: 'approved' },
  });
  for (const device of [page, phone]) await expect(rows(device)).toHaveCount(before);
  if (count === 1) await expect(badge).toBeHidden();
  else await expect(badge).toHaveText(String(count - 1));
});
