import {
  changePersonStatus,
  getPerson,
  seenOfPersonStatus,
} from '@nukkad/contract/identity/account/people.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { callAsAdmin } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { ramesh } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

async function reachesSupport(page: Page): Promise<void> {
  await page.goto('/help/support');
  // Not pressed: what is above the link is drawn as it comes.
  await expect(page.getByRole('link', { name: 'Talk to support' })).toHaveAttribute('href', '/help/chat');
  await page.goto('/help/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to support' })).toBeVisible();
  // The chat, or outside its hours and while all agents are busy a call.
  const ways = page.getByLabel('How can we help?').or(page.getByRole('button', { name: 'Call me' }));
  await expect(ways.first()).toBeVisible();
}

test('a professional and a suspended customer reach the chat with support', async ({ page, newPerson }) => {
  await inPlace(page);
  await enterAs(page, ramesh);
  await reachesSupport(page);

  const customer = await aCustomer();
  const { userId } = await callAs(customer.session, getMyProfile);
  const params = { userId };
  const seen = seenOfPersonStatus(await callAsAdmin(getPerson, { params }));
  await callAsAdmin(changePersonStatus, {
    params,
    body: { to: 'Suspended', reason: 'Three bookings were not paid.', seen },
  });
  const shut = await newPerson('desk');
  await inPlace(shut);
  await enterAs(shut, customer);
  await shut.goto('/buyer/bookings');
  await expect(shut).toHaveURL(/account-status-information/);
  await reachesSupport(shut);
});
