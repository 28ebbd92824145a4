import {
  subscribeToNotifications,
  updateNotificationSettings,
} from '@nukkad/contract/talk/notification/notification.api';
import type { BrowserContext, Page } from '@playwright/test';
import { createECDH, randomBytes } from 'node:crypto';
import { baseUrl, callAs } from '../fixtures/api.ts';
import { anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { messageTo } from '../fixtures/inbox.ts';
import { type Customer, aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly link: unknown;
}

/** The worker runs, and notices are allowed as far as this browser can. */
async function atNotices(page: Page, person: Customer): Promise<void> {
  await inPlace(page);
  await enterAs(page, person);
  await page.context().grantPermissions(['notifications']);
  await page.goto('/profile/notifications');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What another browser of this person, at a push service that is known, would be sent. */
async function subscribe({ session }: Customer): Promise<string> {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const end = randomBytes(9).toString('base64url');
  const subscription = { endpoint: `https://fcm.googleapis.com/fcm/send/${end}`, keys };
  await callAs(session, subscribeToNotifications, { body: { deviceType: 'web', subscription } });
  return `fcm.googleapis.com …${end}`;
}

/** As the push service hands it to the browser, which wakes the worker. */
async function deliver(context: BrowserContext, page: Page, note: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const ids: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ids.push(...registrations.map(({ registrationId }) => registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => ids.length).toBeGreaterThan(0);
  const registrationId = ids.at(-1) ?? '';
  const data = JSON.stringify(note);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: baseUrl(), registrationId, data });
}

const shownIn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, data }) => ({ title, body, link: data?.link }));
  });
test('what the server pushes of her booking is shown by the browser, and leads to the booking', async ({
  page,
  context,
}) => {
  const asha = await aCustomer('Asha Rao');
  // At night a push that can wait would wait for the morning.
  const quietHours = { isOn: false, from: '22:00', until: '07:00' };
  await callAs(asha.session, updateNotificationSettings, { body: { quietHours } });
  const browser = await subscribe(asha);
  const booked = await anAcceptedBooking({ customer: asha, inDays: 9 });
  const { bookingNumber } = await detailsOf(booked);
  const pushed = await messageTo(encodeURIComponent(browser), `Booking ${bookingNumber}`);
  // What it is about may have lines of its own; the link is the last one.
  const lines = pushed.split('\n');
  const link = lines.at(-1) ?? '';
  const body = lines.slice(0, -1).join('\n');
  expect(link).toBe(`/buyer/bookings/${booked.bookingId}`);
  await atNotices(page, asha);
  const canShow = await page.evaluate(() => Notification.permission === 'granted');
  // The bundled one has no notifications at all; up to the worker's handlers, `push-handlers.test.ts` goes.
  test.skip(
    !canShow,
    'This browser shows no notifications. CHROME_PATH names an installed Chromium or Chrome.',
  );
  const note = { title: `Booking ${bookingNumber}`, body, link, count: 1, id: 'one' };
  const shown = [{ title: note.title, body, link }];
  await deliver(context, page, note);
  await expect.poll(() => shownIn(page)).toEqual(shown);
  // The same one again takes the place of the first.
  await deliver(context, page, note);
  await expect.poll(() => shownIn(page)).toEqual(shown);
});

test('a browser that cannot subscribe is written to the console alone: no toast, and the switch stays off', async ({
  page,
}) => {
  // No push service answers here, whatever the browser; one that shows no notices is told that they are allowed.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await atNotices(page, await aCustomer('Asha Rao'));
  const device = page.getByRole('switch', { name: /^On this device/ });
  // On a first visit the worker starts after the page.
  await expect(device).toBeEnabled();
  await device.click();
  await expect
    .poll(() => said.filter((text) => text.startsWith('Could not subscribe to notifications')))
    .toHaveLength(1);
  await expect(device).not.toBeChecked();
  await expect(page.locator('.mantine-Notifications-notification')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
