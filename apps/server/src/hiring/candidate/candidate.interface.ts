import type { CandidateCard } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { CandidateDocumentKind } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { AskedBy, Viewer } from '../../platform/viewer.ts';
import type { SkillInterface } from '../skill/index.ts';

/** How far a person has come with an organisation: shortlisted people are known by their name. */
export type Standing = 'applied' | 'shortlisted';

/** Of these people those who applied to the business or accepted its invitation, for a job that who asks sees. */
export type ReadStandings = (
  reader: Reader,
  by: AskedBy,
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, Standing>>;

/** One whom an organisation may keep for other jobs. */
export interface OpenTo {
  readonly tradeIds: readonly string[];
  /** Was shortlisted there: known by the name. */
  readonly isNamed: boolean;
}

/** In the transaction that changed who sees the profile. */
export type FollowHiding = (tx: Tx, person: Authorized<{ readonly userId: string }>) => Promise<void>;

/** A business has opened a job profile. It is told beside the answer, and never keeps it back. */
export type LookedAt = (
  looked: { readonly organisationId: string; readonly userId: string },
  now: Date,
) => Promise<void>;

/** Ten digits; a mail in small letters. */
export interface CvContacts {
  readonly mobile: string | null;
  readonly mail: string | null;
}

export interface ContactsAsked {
  readonly mobiles: readonly string[];
  readonly mails: readonly string[];
}

/** For a statement that finds the person itself: `shortlisted` of `ReadStandings`. */
export type IsShortlisted = (viewer: Viewer, userId: Sought<string>) => Sought<boolean>;

export interface CardsAsked {
  /** Those who are named in full; the others by first name and initial. */
  readonly shownFully: ReadonlySet<string>;
  readonly lang: Language;
}

/** What other domains may ask of candidates. */
export interface CandidateInterface {
  /** Answered by the domain of applications; where it is not composed, no one has applied. */
  readonly standings: ExtensionPoint<ReadStandings>;
  /** Answered by the same domain, for the search. */
  readonly shortlisted: ExtensionPoint<IsShortlisted>;
  /** Answered by who keeps for the person that a business looked. */
  readonly looked: ExtensionPoint<LookedAt>;
  /** By the id of each person; people without a profile are left out. The caller has asked who may see them. */
  candidateCards(
    reader: Reader,
    userIds: readonly string[],
    asked: CardsAsked,
  ): Promise<ReadonlyMap<string, CandidateCard>>;
  /** Trade, place, wage and availability are said. */
  isComplete(reader: Reader, userId: string): Promise<boolean>;
  /** Of these people those whom the organisation may keep for other jobs, and invite to them. */
  openTo(reader: Reader, by: AskedBy, userIds: readonly string[]): Promise<ReadonlyMap<string, OpenTo>>;
  /** Answered by what keeps candidates: looks again at the person, who has changed what businesses see. */
  readonly hid: ExtensionPoint<FollowHiding>;
  /** What the CVs of these people say; who sent none is left out. */
  cvContacts(reader: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, CvContacts>>;
  /** Whose CV says one of these; as many as are looked at. Callers must not reveal which are known. */
  withCvContacts(reader: Reader, contacts: ContactsAsked): Promise<ReadonlyMap<string, CvContacts>>;
  /** Kinds of valid documents that the person shares with the organisation. The caller has asked who may know it. */
  sharedKinds(
    reader: Reader,
    asked: { readonly organisationId: string; readonly userId: string; readonly now: Date },
  ): Promise<ReadonlySet<CandidateDocumentKind>>;
}

export interface CandidateDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'nameOf' | 'namesOf'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly geography: Pick<GeographyInterface, 'knownPlaces' | 'locate' | 'placeName'>;
  readonly partner: Pick<PartnerInterface, 'findByName' | 'getOrganisations' | 'isActive' | 'members'>;
  readonly skill: SkillInterface;
}

export interface CandidateParts
  extends CandidateDependencies,
    Pick<CandidateInterface, 'hid' | 'looked' | 'shortlisted' | 'standings'> {}
