import { listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import { expect } from '@playwright/test';
import { callAs } from '../../fixtures/api.ts';
import { anAssignedBooking } from '../../fixtures/bookings.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** What a customer and a partner were told, and how they are told. */
async function toldTour(): Promise<Tour> {
  const { customer } = await anAssignedBooking();
  const listed = () => callAs(customer.session, listNotifications, { query: {} });
  await expect.poll(async () => (await listed()).items.length).toBeGreaterThan(1);
  return { person: customer, screens: told };
}
const told = [
  { name: 'notifications', path: '/notifications' },
  { name: 'notifications-kind-empty', path: '/notifications?tag=offers' },
  { name: 'notification-settings', path: '/profile/notifications' },
];
const partnerTold = async (): Promise<Tour> => ({
  person: lakshmi,
  screens: [{ name: 'partner-notifications', path: '/notifications' }],
});
const nothingTold = async (): Promise<Tour> => ({
  person: await aCustomer(),
  screens: [{ name: 'notifications-empty', path: '/notifications' }],
});

export const notificationTours = {
  told: once(toldTour),
  'partner-told': once(partnerTold),
  'nothing-told': once(nothingTold),
};
