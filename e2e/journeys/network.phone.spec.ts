import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Asha finds Bela and asks; Bela accepts on her phone, and later blocks: neither finds the other', async ({
  page,
  newPerson,
}) => {
  const [asha, bela] = [await aCustomer('Asha Quarishi'), await aCustomer('Bela Zaveri')];
  const hers = (await callAs(await sessionOf(bela), getNetworkSettings)).member;
  const own = (await callAs(await sessionOf(asha), getNetworkSettings)).member;
  await inPlace(page);
  await enterAs(page, asha);
  await page.goto('/network/find');
  await page.getByLabel('Name of a person or business').fill('Bela Zaveri');
  // The list of the whole name: the one of its beginning goes when that comes.
  await expect(page).toHaveURL(/q=Bela(?:\+|%20)Zaveri/);
  await page.getByRole('link', { name: 'Connect with Bela Z.' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A few words').fill('We met at the ward office.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();

  const other = await newPerson('phone');
  await inPlace(other);
  await enterAs(other, bela);
  await other.goto('/network/requests');
  await expect(other.getByText('We met at the ward office.')).toBeVisible();
  await other.getByRole('button', { name: 'Accept the request of Asha Q.' }).click();
  await expect(other.getByText('You are connected')).toBeVisible();
  await page.goto('/network');
  await expect(page.getByRole('link', { name: 'Bela Zaveri', exact: true })).toBeVisible();

  await other.goto(`/network/people/${own.handle}`);
  await other.getByRole('link', { name: 'Block Asha Quarishi' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await other.goto('/network/blocked');
  await expect(other.getByText('Asha Q.')).toBeVisible();
  await page.goto(`/network/people/${hers.handle}`);
  await expect(page.getByText('This page is not shown here')).toBeVisible();
  await page.goto('/network/find?q=Bela%20Zaveri');
  await expect(page.getByText('No one found with that name')).toBeVisible();
});
