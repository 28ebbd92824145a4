import { enterBackoffice } from '../fixtures/admin.ts';
import { inPlace } from '../fixtures/enter.ts';
import { messageTo } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

/** The address of this site in a mail, without its host. */
const linkIn = (mail: string, page: string): string => {
  const [, path] = new RegExp(`https?://[^/\\s]+(/newsletter/${page}/[^\\s]+)`).exec(mail) ?? [];
  if (path === undefined) throw new Error(`The mail has no link to ${page}: ${mail}`);
  return path;
};

test('a visitor asks for the newsletter, confirms by the mail, stands on the list, and leaves by the link of the next mail', async ({
  page,
  newPerson,
}) => {
  const email = `ravi.${Date.now()}@mail.in`;
  await inPlace(page);
  await page.goto('/home');
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await foot.getByLabel('Email').fill('ravi.mail.in');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(foot.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await foot.getByLabel('Email').fill(email);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(foot.getByRole('status')).toContainText('Check your inbox');

  const confirm = linkIn(await messageTo(email, 'Nukkad: confirm your subscription'), 'confirm');
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();

  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto(`/backoffice/newsletter?q=${email}`);
  await expect(office.getByText(email).first()).toBeVisible();

  const leave = linkIn(await messageTo(email, 'Nukkad: you’re subscribed'), 'unsubscribe');
  // Opening it changes nothing: programs that read mail open every link.
  for (const goes of [false, true]) {
    await page.goto(leave);
    await expect(page.getByRole('heading', { name: 'Unsubscribe?' })).toBeVisible();
    if (goes) await page.getByRole('button', { name: 'Unsubscribe' }).click();
  }
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();

  // The link of the first mail was for that time alone.
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: 'Go to home' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toHaveCount(0);
});
