import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { confirmAs } from '../fixtures/api.ts';
import { aBooking, anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { herDesk, lakshmi } from '../fixtures/people.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { expectAccessible } from '../pages/accessibility.ts';

const inDays = 12;
const requestOf = (page: Page, customer: string) =>
  page.getByRole('region', { name: 'New requests' }).getByRole('listitem').filter({ hasText: customer });

test('2 taps on the home accept a request and assign the suggested professional', async ({ page }) => {
  const customer = await aCustomer('Tara Menon');
  const booked = await aBooking({ customer, inDays, nthTime: 2 });
  await enterAs(page, lakshmi);
  await page.goto('/consultant-service');
  const request = requestOf(page, customer.fullName);
  const accept = request.getByRole('button', { name: /^Accept with / });
  const name = (await accept.innerText()).replace('Accept with ', '').trim();

  await accept.click();
  const dialog = page.getByRole('dialog', { name: 'Accept this request?' });
  for (const shown of [customer.fullName, name, /₹/, /Indiranagar/])
    await expect(dialog).toContainText(shown);
  await dialog.getByRole('button', { name: `Accept with ${name}` }).click();

  await expect(page.getByText(`Request accepted. ${name} has been assigned and notified.`)).toBeVisible();
  await expect(request).toHaveCount(0);
  const { status, professionalName } = await detailsOf(booked);
  expect([status, professionalName]).toEqual(['Assigned', name]);
});

test('the first request is above everything else, and its answers are not under the tab bar', async ({
  page,
}) => {
  await aBooking({ inDays, nthTime: 4 });
  await enterAs(page, lakshmi);
  await page.goto('/consultant-service');
  const first = page.getByRole('region', { name: 'New requests' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('New requests');
  const tabs = await page.getByRole('navigation').last().boundingBox();
  for (const answer of await first.getByRole('button').all()) {
    const box = await answer.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  }
});

test('a rejected request is among the missed ones, with the reason and what to do', async ({ page }) => {
  const booked = await aBooking({ inDays, nthTime: 6 });
  await confirmAs(await sessionOf(lakshmi), acceptOrReject, {
    bookingId: booked.bookingId,
    action: 'reject',
    reason: 'too_far',
  });
  await enterAs(page, lakshmi);
  await page.goto('/consultant-service');
  const missed = page.getByRole('region', { name: 'Missed in the last 7 days' });
  await expect(missed.getByText('You rejected it: Too far away.').first()).toBeVisible();
  await expect(missed.getByRole('link', { name: 'Reduce your service area.' }).first()).toHaveAttribute(
    'href',
    '/update-partner',
  );
});

test('2 taps assign the suggested professional to an accepted job', async ({ page }) => {
  const customer = await aCustomer('Nila Rao');
  const booked = await anAcceptedBooking({ customer, inDays, nthTime: 8 });
  await enterAs(page, herDesk);
  await page.goto('/consultant-service');
  const job = page
    .getByRole('region', { name: 'To assign' })
    .getByRole('listitem')
    .filter({ hasText: customer.fullName });
  const assign = job.getByRole('link', { name: /^Assign / });
  const name = (await assign.innerText()).replace('Assign ', '').trim();
  await assign.click();
  await page
    .getByRole('dialog', { name: 'Assign a professional' })
    .getByRole('button', { name: `Assign ${name}` })
    .click();
  await expect(job).toHaveCount(0);
  expect((await detailsOf(booked)).professionalName).toBe(name);
});

test('the first page says what is to be done, the money, the team and twelve weeks, and each leads to its list', async ({
  page,
}) => {
  await anAcceptedBooking({ inDays, nthTime: 10 });
  await enterAs(page, lakshmi);
  await page.goto('/consultant-service');
  const now = page.getByRole('region', { name: 'To do now' });
  await expect(now.getByRole('link', { name: /without a professional/ })).toHaveAttribute(
    'href',
    '/consultant-service/bookings?tab=Assigned',
  );
  for (const heading of ['Next payout', 'Your team today', 'Your rating'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const placeOf = async (words: string) =>
    (await page.getByText(words, { exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await placeOf('Next payout')).toBeLessThan(await placeOf('Jobs and earnings, last 12 weeks'));
  await page.getByText('Show as table').click();
  await expect(page.getByRole('row')).toHaveCount(13);
  await expectAccessible(page, 'the first page of a business');
});

test('Lakshmi chooses a logo for her papers, sees it beside her details, and removes it again', async ({
  page,
}) => {
  await enterAs(page, lakshmi);
  await page.goto('/update-partner');
  const logo = page.getByRole('region', { name: 'Logo' });
  await logo.locator('input[type="file"]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aPhoto('logo', [203, 33, 102]).arrayBuffer()),
  });
  await expect(logo.locator('img')).toHaveJSProperty('naturalWidth', 240);
  await logo.getByRole('link', { name: 'Remove logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove your logo?' });
  await expect(dialog).toContainText('that you already issued keep it');
  await dialog.getByRole('button', { name: 'Remove logo' }).click();
  await expect(logo.getByText('Choose logo')).toBeVisible();
  await expect(logo.locator('img')).toHaveCount(0);
});
