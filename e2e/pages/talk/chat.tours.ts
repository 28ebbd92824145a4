import { anAcceptedBooking, aBooking } from '../../fixtures/bookings.ts';
import { conversationAbout, sayAs } from '../../fixtures/chat.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A customer's messages: one conversation with an answer, one that has just begun. */
async function messagesTour(): Promise<Tour> {
  const person = await aCustomer('Asha Rao');
  const booked = await anAcceptedBooking({ customer: person, inDays: 12 });
  const waiting = await aBooking({ customer: person, inDays: 13 });
  const conversationId = await conversationAbout(booked);
  const begun = await conversationAbout(waiting);
  await sayAs(
    person.session,
    conversationId,
    'Hello! The tap in the kitchen drips at night.',
    'Do you bring a new cartridge?',
  );
  await sayAs(
    await sessionOf(lakshmi),
    conversationId,
    'Yes, we bring one for Jaquar and Parryware. Is the water main in the kitchen?',
  );
  return {
    person,
    screens: [
      { name: 'chat-list', path: '/message_center' },
      { name: 'chat-open', path: `/message_center?chat=${conversationId}` },
      { name: 'chat-begun', path: `/message_center?chat=${begun}` },
      { name: 'chat-none-found', path: '/message_center?q=Zubin' },
      { name: 'chat-panel', path: `/buyer/bookings/${booked.bookingId}?chat=${conversationId}` },
    ],
  };
}

/** The same in the frame of work. */
async function partnerMessagesTour(): Promise<Tour> {
  const booked = await anAcceptedBooking({ customer: await aCustomer('Asha Rao'), inDays: 11 });
  const conversationId = await conversationAbout(booked);
  await sayAs(booked.customer.session, conversationId, 'Please ring the bell twice, the baby sleeps.');
  return {
    person: lakshmi,
    screens: [
      { name: 'partner-chat-list', path: '/message_center' },
      { name: 'partner-chat-open', path: `/message_center?chat=${conversationId}` },
    ],
  };
}

export const chatTours = { messages: once(messagesTour), partnerMessages: once(partnerMessagesTour) };
