import { expectAccessible } from '../pages/accessibility.ts';
import { enterBackoffice } from '../fixtures/admin.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { messageTo } from '../fixtures/inbox.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

const numberIn = async (page: Page) => {
  const sent = page.getByRole('status').filter({ hasText: 'Your number is' });
  await expect(sent).toBeVisible();
  return /S[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await sent.innerText())?.[0] ?? 'no number';
};

test('a visitor writes from the contact page, is told what is missing, and gets a number and a copy', async ({
  page,
}) => {
  await inPlace(page);
  await page.goto('/contact-us');
  await expect(page.getByRole('link', { name: 'support@nukkad.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your message')).toBeFocused();
  await page.getByLabel('Your message').fill('Do you serve Mysuru?');
  await page.getByLabel('Your name').first().fill('Ravi Kumar');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter an email address or a mobile number.')).toBeVisible();
  const contact = `ravi.${Date.now()}@mail.in`;
  await page.getByLabel('Email or mobile number').first().fill(contact);
  await expectAccessible(page, 'contact form');
  await page.getByRole('button', { name: 'Send message' }).click();
  const number = await numberIn(page);
  expect(await messageTo(contact, `Nukkad: your message ${number}`)).toContain('Do you serve Mysuru?');
});

test('a customer writes, an Admin answers in the back office, and the customer reads it under Help', async ({
  page,
  newPerson,
}) => {
  const customer = await aCustomer();
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto('/help/support?topic=upgrade');
  await expect(page.getByLabel('Topic')).toHaveValue('subscription');
  await page.getByLabel('Your message').fill('How do I renew?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const number = await numberIn(page);
  const own = page.getByRole('listitem').filter({ hasText: number });
  await expect(own.getByText('Open', { exact: true })).toBeVisible();

  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto(`/backoffice/support?q=${number}`);
  await office.getByRole('button', { name: `Open ${number}` }).click();
  const dialog = office.getByRole('dialog', { name: new RegExp(number) });
  await dialog.getByLabel('Reply').fill('Call 080 4000 0001, we renew it with you.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(office.getByText(`${number} is resolved.`)).toBeVisible();

  await page.reload();
  await expect(own.getByText('we renew it with you')).toBeVisible();
  await own.getByRole('button', { name: `Reopen ${number}` }).click();
  await expect(own.getByText('Open', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: `Withdraw ${number}` }).click();
  await expect(own.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a visitor asks for a service that they do not find, and support reads it on a list of its own', async ({
  page,
  newPerson,
}) => {
  await inPlace(page);
  await page.goto('/contact-us');
  const wanted = page.getByRole('region', { name: 'Looking for a service?' });
  await wanted.getByRole('button', { name: 'Send request' }).click();
  await expect(wanted.getByRole('alert').first()).toBeVisible();
  await wanted.getByRole('checkbox').first().check();
  await wanted.getByLabel('PIN code').fill('560038');
  await wanted.getByLabel('What do you need? (optional)').fill('On Sundays alone.');
  await wanted.getByLabel('Your name').fill('Ravi Kumar');
  const contact = `ravi.${Date.now()}@mail.in`;
  await wanted.getByLabel('Email or mobile number').fill(contact);
  await wanted.getByRole('button', { name: 'Send request' }).click();
  const number = await numberIn(page);
  expect(await messageTo(contact, `Nukkad: your message ${number}`)).toContain('560038');

  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto(`/backoffice/support?q=${number}`);
  await office.getByRole('button', { name: `Open ${number}` }).click();
  const dialog = office.getByRole('dialog', { name: new RegExp(number) });
  await expect(dialog.getByText('On Sundays alone.')).toBeVisible();
});
