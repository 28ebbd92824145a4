import { cancelEnvelope } from '@nukkad/contract/files/envelope/envelope.api';
import { callAs } from '../../fixtures/api.ts';
import { lakshmi, someNumber } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { aSigning, signPathOf } from '../../fixtures/signings.ts';
import { type Tour, once } from '../screen.ts';

const someone = (fullName: string) => ({ fullName, mobileNumber: someNumber() });

/** What a person without an account sees before the one-time password. */
async function askedTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const [ravi, meera] = [someone('Ravi Kumar'), someone('Meera Nair')];
  await aSigning(session, 'Rent agreement, Indiranagar', [ravi]);
  const stopped = await aSigning(session, 'Old price list', [meera]);
  const path = await signPathOf(meera);
  await callAs(session, cancelEnvelope, {
    body: { envelopeId: stopped.envelopeId, version: stopped.version, reason: 'Prices have changed.' },
  });
  return {
    person: null,
    screens: [
      { name: 'sign-asked', path: await signPathOf(ravi) },
      { name: 'sign-cancelled', path },
      { name: 'sign-link-wrong', path: '/sign/not-a-code' },
    ],
  };
}

/** Whom the document opens for, as they are logged in with the number that was asked. */
async function signerTour(): Promise<Tour> {
  const person = await aCustomer('Farah Khan');
  const fields = [
    { kind: 'text', label: 'Place' },
    { kind: 'tick', label: 'I have read it' },
    { kind: 'date' },
  ] as const;
  await aSigning(await sessionOf(lakshmi), 'Yearly maintenance', [{ ...person, fields }], true);
  const path = await signPathOf(person);
  return {
    person,
    screens: [
      { name: 'sign-document', path },
      { name: 'sign-signature', path: `${path}?dialog=signature&of=signature` },
      { name: 'sign-stamp', path: `${path}?dialog=signature&of=stamp` },
      { name: 'sign-finish', path: `${path}?dialog=finish` },
      { name: 'sign-comments', path: `${path}?dialog=comments` },
      { name: 'sign-delegate', path: `${path}?dialog=delegate` },
      { name: 'sign-decline', path: `${path}?dialog=decline` },
    ],
  };
}

/** Who signs at the provider, and what they read who come back without a signature. */
async function eSignTour(): Promise<Tour> {
  const person = await aCustomer('Imran Sheikh');
  await aSigning(await sessionOf(lakshmi), 'Power of attorney', [{ ...person, provesBy: 'aadhaar_esign' }]);
  const path = await signPathOf(person);
  return {
    person,
    screens: [
      { name: 'sign-esign', path: `${path}?dialog=finish` },
      { name: 'sign-esign-cancelled', path: `${path}?esign=cancelled` },
    ],
  };
}

export const signTours = {
  signAsked: once(askedTour),
  signSigner: once(signerTour),
  signESign: once(eSignTour),
};
