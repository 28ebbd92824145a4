import type { EnvelopeDependencies } from '../envelope.interface.ts';
import type { Agreements } from './agreement.interface.ts';
import { endAgreement } from './end-agreement.ts';
import { keepDocument, offerAgreement } from './offer-agreement.ts';
import { linkAgreement, readAgreements } from './read-agreements.ts';
import { sendCode, signAgreement, signing } from './sign-agreement.ts';

/** What other domains may do with the documents that their two sides sign. */
export const agreementsOf = (deps: EnvelopeDependencies): Agreements => ({
  keepDocument: (drawn, write) => keepDocument(deps, drawn, write),
  offer: (tx, call, agreement) => offerAgreement(deps, tx, call, agreement),
  sendCode: (call, of) => sendCode(deps, call, of),
  signing: (call, asked, write) => signing(deps, call, asked, write),
  sign: (tx, call, asked) => signAgreement(deps, tx, call, asked),
  end: endAgreement,
  read: readAgreements,
  link: (call, of) => linkAgreement(deps, call, of),
});
