import { openIncident } from '@nukkad/contract/talk/support/support.api';
import { callAs } from '../../fixtures/api.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Screen, type Tour, once } from '../screen.ts';

/** Help with one's own messages, the device's permissions, and the screens that are still empty. */
async function helpTour(): Promise<Tour> {
  const customer = await aCustomer();
  await callAs(customer.session, openIncident, {
    body: { topic: 'payment', message: 'My invoice shows the wrong name.' },
  });
  const asked = (thing: string): Screen => ({
    name: `access-${thing}`,
    path: `/profile?dialog=${thing}-access`,
  });
  return {
    person: customer,
    screens: [
      { name: 'own-messages', path: '/help/support' },
      { name: 'messages-empty', path: '/message_center' },
      { name: 'favourites-empty', path: '/buyer/favourites' },
      ...['camera', 'photos', 'microphone', 'notification', 'location'].map(asked),
    ],
  };
}

export const supportTours = { help: once(helpTour) };
