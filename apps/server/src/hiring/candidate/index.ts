import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { candidateCards } from './candidate-cards.ts';
import type {
  CandidateDependencies,
  CandidateInterface,
  FollowHiding,
  IsShortlisted,
  LookedAt,
  ReadStandings,
} from './candidate.interface.ts';
import { candidateFinders } from './find-candidates.ts';
import { candidatePersonal } from './candidate-personal.store.ts';
import { candidateRoutes } from './candidate.routes.ts';
import { defaultCandidateRules } from './candidate.rules.ts';
import { saveAccountActive } from './candidate.store.ts';
import { findCvContacts, findWithContacts } from './cv/cv-contacts.store.ts';
import { listKnownCvs } from './cv/cv.store.ts';
import { cvFolder } from './cv/send-cv.ts';
import { documentFolder } from './document/add-document.ts';
import { candidateDocumentRecords } from './document/candidate-document-records.ts';
import { listKnownDocuments } from './document/candidate-document.store.ts';
import { isComplete } from './may-find.ts';
import { listOpenTo } from './open-to.ts';
import { sharedKinds } from './shared-kinds.ts';
import { videoFolders } from './video/send-video.ts';
import { listKnownVideos } from './video/video.store.ts';

export type {
  CandidateInterface,
  CardsAsked,
  ContactsAsked,
  CvContacts,
  FollowHiding,
  LookedAt,
  OpenTo,
  ReadStandings,
  Standing,
} from './candidate.interface.ts';

/** Who is away is not found; who comes back is found as before. */
const followAccount = ({ write }: Pick<Platform, 'write'>): Consumer =>
  consumer(
    'candidate.follow_account',
    when(accountEvents.statusChanged, ({ facts: { userId, to } }) =>
      write(system, (tx) =>
        saveAccountActive(
          tx,
          systemAuthorized({ userId, isActive: to === 'Active' }, 'it follows the account'),
        ),
      ),
    ),
  );

/** People who look for work: what they say of themselves, who may find them, and the search of employers. */
export function createCandidateDomain(deps: CandidateDependencies): Domain & CandidateInterface {
  const standings = extensionPoint<ReadStandings>('candidate.standings');
  const hid = extensionPoint<FollowHiding>('candidate.hid');
  const shortlisted = extensionPoint<IsShortlisted>('candidate.shortlisted');
  const looked = extensionPoint<LookedAt>('candidate.looked');
  const parts = { ...deps, hid, looked, shortlisted, standings };
  return {
    name: 'candidate',
    settings: { 'candidate.rules': defaultCandidateRules },
    routes: candidateRoutes(parts),
    personal: candidatePersonal,
    finders: candidateFinders(parts),
    keptFiles: [
      { prefixes: [cvFolder], listKnown: listKnownCvs },
      { prefixes: Object.values(videoFolders), listKnown: listKnownVideos },
      { prefixes: [documentFolder], listKnown: listKnownDocuments },
    ],
    consumers: [followAccount(deps.platform)],
    extensions: [deps.drive.records.answeredBy(candidateDocumentRecords)],
    shortlisted,
    standings,
    hid,
    looked,
    candidateCards: (reader, userIds, asked) => candidateCards(deps, reader, userIds, asked),
    isComplete,
    openTo: (reader, by, userIds) => listOpenTo(parts, reader, by, userIds),
    cvContacts: findCvContacts,
    withCvContacts: findWithContacts,
    sharedKinds: (reader, asked) => sharedKinds(parts, reader, asked),
  };
}

export const candidate = domain({
  needs: ['account', 'drive', 'geography', 'partner', 'skill'],
  create: createCandidateDomain,
});
