import { addEnvelopeComment, cancelEnvelope } from '@nukkad/contract/files/envelope/envelope.api';
import { callAs } from '../../fixtures/api.ts';
import { aDraftEnvelope, aSentEnvelope } from '../../fixtures/envelopes.ts';
import { lakshmi, someNumber } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const someone = (fullName: string) => ({ fullName, mobileNumber: someNumber() });

/** A business that sends documents: a draft in its steps, one that waits, one that was cancelled. */
async function senderTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const draft = await aDraftEnvelope(session, 'Rent agreement, Indiranagar', [
    someone('Ravi Kumar'),
    someone('Meera Nair'),
  ]);
  const sent = await aSentEnvelope(session, 'Supply of fittings', [someone('Imran Sheikh')]);
  await callAs(session, addEnvelopeComment, {
    body: { envelopeId: sent.envelopeId, text: 'The second page names the delivery days.' },
  });
  const stopped = await aSentEnvelope(session, 'Old price list', [someone('Sita Devi')]);
  await callAs(session, cancelEnvelope, {
    body: { envelopeId: stopped.envelopeId, version: stopped.version, reason: 'Prices have changed.' },
  });
  const step = (name: string) => `/signing/${draft.envelopeId}/${name}`;
  const waiting = `/signing/${sent.envelopeId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'signings-sent', path: '/signing/sent' },
      { name: 'signing-new', path: '/signing/new' },
      { name: 'signing-document', path: step('document') },
      { name: 'signing-people', path: step('people') },
      { name: 'signing-fields', path: step('fields') },
      { name: 'signing-send', path: step('send') },
      { name: 'signing-send-ask', path: `${step('send')}?dialog=send` },
      { name: 'signing', path: waiting },
      { name: 'signing-remind', path: `${waiting}?dialog=remind` },
      { name: 'signing-correct', path: `${waiting}?dialog=correct` },
      { name: 'signing-cancel', path: `${waiting}?dialog=cancel` },
      { name: 'signing-cancelled', path: `/signing/${stopped.envelopeId}` },
    ],
  };
}

/** A customer whom a business asks to sign. */
async function receiverTour(): Promise<Tour> {
  const person = await aCustomer('Farah Khan');
  await aSentEnvelope(await sessionOf(lakshmi), 'Yearly maintenance', [person]);
  return {
    person,
    screens: [
      { name: 'signings-received', path: '/signing' },
      { name: 'signings-none-sent', path: '/signing/sent' },
    ],
  };
}

export const envelopeTours = {
  envelopeSender: once(senderTour),
  envelopeReceiver: once(receiverTour),
};
