import { setDuty } from '@nukkad/contract/talk/support/session-office.api';
import { callAsAdmin, enterBackoffice } from '../fixtures/admin.ts';
import { aFinishedBooking, detailsOf } from '../fixtures/bookings.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Room for those whom other tests left in the queue as well. */
const duty = (onDuty: boolean) =>
  callAsAdmin(setDuty, { body: { onDuty, languages: ['en', 'hi'], most: 10 } });

test('Asha waits for support, an agent refunds her visit, both read so in the chat, and she rates it', async ({
  page,
  newPerson,
}) => {
  const asha = await aCustomer('Asha Rao');
  const booked = await aFinishedBooking({ customer: asha, paymentMode: 'online', inDays: 13 });
  const { bookingNumber } = await detailsOf(booked);
  await duty(false);
  await inPlace(page);
  await enterAs(page, asha);
  await page.goto(`/help/chat?booking=${bookingNumber}`);
  await expect(page.getByText('All our support executive are busy')).toBeVisible();
  await page.getByLabel('How can we help?').fill('The tap leaks again.');
  await page.getByRole('button', { name: 'Join the queue' }).click();
  await expect(page.getByText(/^You are number \d+ in the queue\./)).toBeVisible();

  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto('/backoffice/desk');
  await office.getByRole('switch', { name: 'Off duty' }).click();
  await office.getByRole('button', { name: /Asha Rao.*leaks again/ }).click();
  await expect(page.getByText(/from support is here\.$/)).toBeVisible();
  const reply = office.getByLabel('Reply');
  await reply.press('/');
  await office.getByRole('menuitem', { name: /^Greeting/ }).click();
  await expect(reply).toHaveValue(/^Hello Asha, I’m /);
  await reply.press('Enter');
  await expect(page.getByRole('log').getByText(/^Hello Asha, I’m /)).toBeVisible();
  await page.getByLabel('Your message').fill('Since this morning.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(office.getByRole('log').getByText('Since this morning.')).toBeVisible();
  await expect(page.getByText(/Read$/).last()).toBeVisible();
  const photo = aPhoto('leak', [60, 110, 150]);
  const file = { name: photo.name, mimeType: photo.type, buffer: Buffer.from(await photo.arrayBuffer()) };
  await page.getByLabel('Add photos or a PDF').setInputFiles(file);
  await expect(page.getByRole('list', { name: 'Files in this message' }).getByText('leak.png')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (const reader of [office, page])
    await expect(reader.getByRole('log').getByRole('link', { name: 'Open photo leak.png' })).toBeVisible();

  await office.getByRole('link', { name: 'Refund', exact: true }).click();
  const dialog = office.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByLabel('Reason').fill('The repair did not hold.');
  await expect(dialog.getByText('Goes back')).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog).toBeHidden();
  await office.getByRole('link', { name: 'Back to the chat' }).click();
  const line = `A refund of ₹100 for booking ${bookingNumber} is on its way.`;
  for (const reader of [office, page]) await expect(reader.getByRole('log').getByText(line)).toBeVisible();

  await office.getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('log').getByText('Chat support ended.')).toBeVisible();
  await page.getByRole('radio', { name: 'Very good' }).check();
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Thank you for your rating.')).toBeVisible();
  await expect(office.getByText('Rated 5 of 5')).toBeVisible();
  await office.getByRole('link', { name: 'Support figures' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Support figures' })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Asha Rao' })).toBeVisible();
  await duty(false);
});
