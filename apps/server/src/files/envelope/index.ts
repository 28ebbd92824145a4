import { envelopeErrors, envelopeEvents } from '@nukkad/contract/files/envelope/envelope.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { CronEntry } from '../../platform/jobs/worker.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DriveInterface } from '../drive/index.ts';
import type { SealInterface } from '../seal/index.ts';
import { agreementsOf } from './agreement/agreements.ts';
import { expireEnvelope, remindDue } from './clock-envelopes.ts';
import { envelopeFolder, listKnownFiles } from './document.store.ts';
import { draftFrom } from './draft-from.ts';
import type { EnvelopeDependencies, EnvelopeInterface, SigningPeople } from './envelope.interface.ts';
import { envelopeNotices } from './envelope.notices.ts';
import { envelopePersonal } from './envelope-personal.store.ts';
import { envelopeRoutes } from './envelope.routes.ts';
import { mountESignPages } from './esign/esign.pages.ts';
import { removeVisitsLeft } from './esign/remove-visits-left.ts';
import { findSealed } from './envelope.store.ts';
import { sealEnvelope, sealLeft } from './seal-envelope.ts';
import { signedRecords } from './signed-records.ts';

export type {
  AgreementParty,
  Agreements,
  DrawnAgreement,
  KeptAgreement,
  KeptSignature,
  NewAgreement,
} from './agreement/agreement.interface.ts';
export type { EnvelopeInterface, SigningPeople } from './envelope.interface.ts';

const consumersOf = (deps: EnvelopeDependencies): readonly Consumer[] => [
  consumer(
    'envelope.expire',
    when(envelopeEvents.sent, {
      at: ({ endsAt }) => new Date(endsAt),
      run: ({ facts }) => expireEnvelope(deps, facts.envelopeId),
    }),
  ),
  consumer(
    'envelope.seal',
    when(envelopeEvents.allSigned, ({ facts }) => sealEnvelope(deps, facts.envelopeId)),
  ),
];

const cronOf = (deps: EnvelopeDependencies): readonly CronEntry[] => [
  // UTC; ten in the morning in India.
  { name: 'envelope.remind', match: '30 4 * * *', run: () => remindDue(deps) },
  // UTC; half past two at night in India.
  { name: 'envelope.esign_left', match: '0 21 * * *', run: () => removeVisitsLeft(deps) },
  { name: 'envelope.seal_left', match: '*/10 * * * *', run: () => sealLeft(deps) },
];

interface Interfaces {
  /** Left out: no one verifies a file. */
  readonly seal?: SealInterface;
  /** Left out: no drive lists what was signed. */
  readonly drive?: Pick<DriveInterface, 'records'>;
}

/** Documents that are sent to be signed. */
export function createEnvelopeDomain(
  platform: Platform,
  { seal, drive }: Interfaces,
): Domain & EnvelopeInterface {
  const people = extensionPoint<SigningPeople>('envelope.people');
  const deps = { platform, people };
  return {
    name: 'envelope',
    routes: envelopeRoutes(deps),
    consumers: consumersOf(deps),
    cron: cronOf(deps),
    notices: envelopeNotices(deps),
    personal: envelopePersonal,
    keptFiles: [{ prefixes: [envelopeFolder], listKnown: listKnownFiles }],
    constraints: { envelope_number_key: envelopeErrors.envelope_moved_on },
    activity: [
      { kind: 'envelope', addressFor: (_viewer, envelopeId) => screenAddress.sentSigning(envelopeId) },
    ],
    extensions: [
      ...(seal ? [seal.sealed.answeredBy(findSealed)] : []),
      ...(drive ? [drive.records.answeredBy(signedRecords(deps))] : []),
    ],
    pages: (app) => mountESignPages(app, deps),
    people,
    draftFrom: (call, draft) => draftFrom(deps, call, draft),
    agreements: agreementsOf(deps),
  };
}

export const envelope = domainOn({
  needs: ['drive', 'seal'],
  create: createEnvelopeDomain,
});
