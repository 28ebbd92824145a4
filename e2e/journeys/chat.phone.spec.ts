import { anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { conversationAbout } from '../fixtures/chat.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { linesOfTalk, talk } from '../fixtures/talk.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Reloads once under the service worker, so that the page's files are kept as on a second day. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'networkidle' });
}

const said = (page: Page, text: string) => talk(page).getByText(text, { exact: true });
/** What became of an own message. */
const standing = (page: Page, text: string) =>
  talk(page)
    .locator('div', { has: page.getByText(text, { exact: true }) })
    .last()
    .locator('[data-standing]');

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('Asha and her partner write about a booking; what she writes without a network survives a reload and arrives once', async ({
  page,
  context,
  newPerson,
}) => {
  const asha = await aCustomer('Asha Rao');
  const booked = await anAcceptedBooking({ customer: asha, inDays: 10 });
  const { bookingNumber } = await detailsOf(booked);
  await enterAs(page, asha);
  await page.goto(`/buyer/bookings/${booked.bookingId}`);
  await page.getByRole('button', { name: `Chat with ${lakshmisShop}` }).click();
  await expect(page.getByRole('heading', { name: lakshmisShop })).toBeFocused();
  await say(page, 'Do you bring a new cartridge?');
  await expect(standing(page, 'Do you bring a new cartridge?')).toHaveAttribute('data-standing', 'sent');

  const partner = await newPerson('desk');
  await enterAs(partner, lakshmi);
  await partner.goto(`/message_center?q=${bookingNumber}`);
  await expect(partner.getByRole('img', { name: '1 unread message' }).first()).toBeVisible();
  await partner.getByRole('link', { name: /^Asha/ }).click();
  await expect(said(partner, 'Do you bring a new cartridge?')).toBeVisible();
  await expect(standing(page, 'Do you bring a new cartridge?')).toHaveAttribute('data-standing', 'read');
  await partner.getByRole('textbox', { name: 'Message', exact: true }).fill('Yes, for Jaquar.');
  await expect(page.getByText(`${lakshmisShop} is typing…`)).toBeVisible();
  await partner.keyboard.press('Enter');
  await expect(said(page, 'Yes, for Jaquar.')).toBeVisible();

  await settle(page);
  await expect(said(page, 'Yes, for Jaquar.')).toBeVisible();
  await context.setOffline(true);
  await say(page, 'The bell is broken.');
  await say(page, 'Please knock.');
  await expect(standing(page, 'Please knock.')).toHaveAttribute('data-standing', 'waiting');
  await page.reload();
  await expect(standing(page, 'Please knock.')).toHaveAttribute('data-standing', 'waiting');
  await context.setOffline(false);

  await expect(said(partner, 'Please knock.')).toBeVisible({ timeout: 15_000 });
  await expect(said(partner, 'The bell is broken.')).toHaveCount(1);
  const words = (await talk(partner).innerText()).split('\n');
  expect(words.indexOf('The bell is broken.')).toBeLessThan(words.indexOf('Please knock.'));
  await expect(standing(page, 'Please knock.')).toHaveAttribute('data-standing', 'read');

  const own = talk(partner).locator('[data-own]', { hasText: 'Yes, for Jaquar.' });
  await own.getByRole('link', { name: 'Message options' }).focus();
  await partner.keyboard.press('Enter');
  await partner.getByRole('link', { name: 'Delete message' }).click();
  await partner.getByRole('button', { name: 'Delete for everyone' }).click();
  await expect(talk(page).getByText('This message was deleted.')).toBeVisible();
});

/** What each writes while the server is killed between them; docs/testing.md has what a thousand gave. */
const rounds = Number(process.env['CHAT_BROWSER_MESSAGES'] ?? 12);
const kills = Math.max(1, Math.round(rounds / 200));
const numbered = (who: string) => Array.from({ length: rounds }, (_, place) => `${who} ${place + 1}.`);

test('promises 52 and 53: two browsers keep every message once and in one order while the server is killed', async ({
  page,
  newPerson,
  crashServer,
}) => {
  test.setTimeout(180_000 + rounds * 1_000);
  const asha = await aCustomer('Asha Rao');
  const booked = await anAcceptedBooking({ customer: asha, inDays: 11 });
  const conversationId = await conversationAbout(booked);
  const partner = await newPerson('desk');
  await Promise.all([enterAs(page, asha), enterAs(partner, lakshmi)]);
  for (const one of [page, partner]) {
    await one.goto(`/message_center?chat=${conversationId}`);
    await expect(one.getByText('Start your chat with')).toBeVisible();
  }
  let written = 0;
  const write = async (to: Page, texts: readonly string[]) => {
    for (const text of texts) {
      await say(to, text);
      written += 1;
    }
  };
  const kill = async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      await expect
        .poll(() => written, { timeout: 120_000 })
        .toBeGreaterThanOrEqual((killed * 2 * rounds) / kills);
      await crashServer();
    }
  };
  await Promise.all([write(page, numbered('Asha')), write(partner, numbered('Lakshmi')), kill()]);

  const all = [...numbered('Asha'), ...numbered('Lakshmi')];
  const linesOf = (of: Page) => linesOfTalk(of, /^(?:Asha|Lakshmi) \d+\.$/);
  // A long talk is scrolled through to be read.
  const reading = { timeout: 30_000 + rounds * 100 };
  for (const one of [page, partner]) {
    await expect(one.locator('[data-standing="waiting"]')).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(async () => (await linesOf(one)).length, reading).toBe(all.length);
  }
  let seen: string[] = [];
  await expect.poll(async () => (seen = await linesOf(page)).length, reading).toBe(all.length);
  expect(seen.toSorted()).toEqual(all.toSorted());
  await expect.poll(() => linesOf(partner), reading).toEqual(seen);
  for (const who of ['Asha', 'Lakshmi'])
    expect(seen.filter((line) => line.startsWith(who))).toEqual(numbered(who));
});
