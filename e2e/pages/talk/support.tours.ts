import {
  addSessionNote,
  getDeskSession,
  sayAtDesk,
  setDuty,
  takeSession,
} from '@nukkad/contract/talk/support/session-office.api';
import { moveSession, openSession } from '@nukkad/contract/talk/support/session.api';
import { openIncident } from '@nukkad/contract/talk/support/support.api';
import { newOrderedId } from '../../../apps/web/src/platform/ordered-id.ts';
import { callAsAdmin } from '../../fixtures/admin.ts';
import { callAs } from '../../fixtures/api.ts';
import { anAcceptedBooking, detailsOf } from '../../fixtures/bookings.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Screen, type Tour, once } from '../screen.ts';

/** Help with one's own messages, the device's permissions, and the screens that are still empty. */
async function helpTour(): Promise<Tour> {
  const customer = await aCustomer();
  const { incidentId } = await callAs(customer.session, openIncident, {
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
      { name: 'support-request', path: `/help/requests/${incidentId}` },
      { name: 'messages-empty', path: '/message_center' },
      { name: 'favourites-empty', path: '/buyer/favourites' },
      ...['camera', 'photos', 'microphone', 'notification', 'location'].map(asked),
    ],
  };
}

/** One who waits in the queue. */
async function liveTour(): Promise<Tour> {
  const customer = await aCustomer();
  const told = { topic: 'payment', message: 'I was charged twice for the tap repair.' } as const;
  await callAs(customer.session, openSession, { body: told });
  return { person: customer, screens: [{ name: 'support-queue', path: '/help/chat' }] };
}

/** A talk that the demo's Admin has, about a booking, with a word of both sides. */
async function aTalk() {
  const booked = await anAcceptedBooking({ paymentMode: 'online', inDays: 12 });
  const { customer } = booked;
  const { bookingNumber } = await detailsOf(booked);
  const message = 'The professional is late. When does he come?';
  const body = { topic: 'booking', message, referenceNo: bookingNumber } as const;
  const { sid } = await callAs(customer.session, openSession, { body });
  await callAsAdmin(setDuty, { body: { onDuty: true, languages: ['en', 'hi'], most: 1 } });
  const params = { sid };
  const { session } = await callAsAdmin(getDeskSession, { params });
  if (!session.isOwn) await callAsAdmin(takeSession, { params, body: { version: session.version } });
  const text = 'Hello! I am calling the partner now. Please give me two minutes.';
  await callAsAdmin(sayAtDesk, { params, body: { messageId: newOrderedId(), text } });
  return { customer, sid };
}

async function deskOfTalks(): Promise<Tour> {
  await liveTour();
  const { sid } = await aTalk();
  await callAsAdmin(addSessionNote, { params: { sid }, body: { note: 'The partner’s phone is off.' } });
  const open = (more: string) => `/backoffice/desk?show=mine&sid=${sid}${more}`;
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-talks', path: '/backoffice/desk?show=queue' },
      { name: 'office-talk', path: open('') },
      { name: 'office-talk-transfer', path: open('&dialog=transfer') },
      { name: 'office-talk-request', path: open('&dialog=request') },
      { name: 'office-support-figures', path: '/backoffice/desk/figures?days=30' },
      { name: 'office-calls', path: '/backoffice/support?way=call' },
      { name: 'office-replies', path: '/backoffice/replies' },
      { name: 'office-videos', path: '/backoffice/videos' },
      { name: 'office-new-reply', path: '/backoffice/replies?open=new' },
    ],
  };
}

async function chatTour(): Promise<Tour> {
  const { customer } = await aTalk();
  return { person: customer, screens: [{ name: 'support-chat', path: '/help/chat' }] };
}

async function endedTour(): Promise<Tour> {
  const { customer, sid } = await aTalk();
  await callAs(customer.session, moveSession, { body: { sid, verb: 'end' } });
  return { person: customer, screens: [{ name: 'support-ended', path: '/help/chat' }] };
}

async function busyTour(): Promise<Tour> {
  return {
    person: await aCustomer(),
    screens: [{ name: 'support-busy', path: '/help/chat' }],
  };
}

export const supportTours = {
  help: once(helpTour),
  live: once(liveTour),
  busySupport: once(busyTour),
  talks: once(deskOfTalks),
  chatWithSupport: once(chatTour),
  endedSupport: once(endedTour),
};
