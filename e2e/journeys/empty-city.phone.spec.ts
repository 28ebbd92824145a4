import { listWaitlist } from '@nukkad/contract/market/waitlist/waitlist.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilStarted } from '../pages/walk.ts';

const form = { name: 'Notify me' };

test('a city without partners says so before any price, and a visitor leaves an address for one message', async ({
  page,
}) => {
  await page.goto('/services/tap-repair/in/mumbai');
  await untilStarted(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Not available in Mumbai yet.')).toBeVisible();
  await expect(main.getByText(/^from$/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Choose and book' })).toHaveCount(0);

  const join = page.getByRole('button', form);
  await join.click();
  await expect(page.getByText('Enter an email address or a mobile number.')).toBeVisible();
  await expect(page.getByText('Tick the box so that we may send you the message.')).toBeVisible();
  await page.getByLabel('Email or mobile number').fill('kiran.waits@example.in');
  await page.getByRole('checkbox').check();
  await join.click();
  await expect(page.getByRole('heading', { name: 'We’ll tell you' })).toBeVisible();
  await expect(page.getByText('You get one message when this is available in Mumbai.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You get one message when this is available in Mumbai.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my request' }).click();
  await expect(join).toBeVisible();
});

test('a signed-in person asks to be told with one tap, for the place that is chosen', async ({ page }) => {
  const customer = await aCustomer('Kiran Shetty');
  await inPlace(page, 'Mysuru');
  await enterAs(page, customer);
  await page.goto('/services/tap-repair');
  await untilStarted(page);
  await expect(page.getByText(/Not available in .+ yet/)).toBeVisible();
  await expect(page.getByLabel('Email or mobile number')).toHaveCount(0);
  await page.getByRole('button', form).click();
  await expect(page.getByRole('heading', { name: 'We’ll tell you' })).toBeVisible();
  const { items } = await callAs(await sessionOf(customer), listWaitlist);
  expect(items.map(({ serviceId, toldAt }) => [serviceId, toldAt])).toEqual([['tap-repair', null]]);
});

test('a link that is not ours removes nothing, and says so', async ({ page }) => {
  await page.goto('/waitlist/not-a-code');
  await page.getByRole('button', { name: 'Delete my request' }).click();
  await expect(page.getByText('This link is not right. Open the link of the message again.')).toBeVisible();
});

test('who wants to work with us reads what it costs and needs before the login', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Work with us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with us');
  await expect(page.getByText(/Our commission is \d+(\.\d+)?%/)).toBeVisible();
  await expect(page.getByText('PAN card, as a photo or PDF.')).toBeVisible();
  await page.getByRole('link', { name: 'Get started as partner' }).first().click();
  await expect(page).toHaveURL(/\/login\?role=Service\+Partner/);
});
