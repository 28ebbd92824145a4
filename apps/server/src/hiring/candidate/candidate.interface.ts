import type { CandidateCard } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { CandidateDocumentKind } from '@nukkad/contract/hiring/candidate/candidate-document.noun';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { SkillInterface } from '../skill/index.ts';

/** How far a person has come with an organisation: shortlisted people are known by their name. */
export type Standing = 'applied' | 'shortlisted';

/** Of these people those who applied to the organisation or accepted its invitation; the others are left out. */
export type ReadStandings = (
  reader: Reader,
  organisationId: string,
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, Standing>>;

export interface CardsAsked {
  /** Those who are named in full; the others by first name and initial. */
  readonly shownFully: ReadonlySet<string>;
  readonly lang: Language;
}

/** What other domains may ask of candidates. */
export interface CandidateInterface {
  /** Answered by the domain of applications; where it is not composed, no one has applied. */
  readonly standings: ExtensionPoint<ReadStandings>;
  /** By the id of each person; people without a profile are left out. The caller has asked who may see them. */
  candidateCards(
    reader: Reader,
    userIds: readonly string[],
    asked: CardsAsked,
  ): Promise<ReadonlyMap<string, CandidateCard>>;
  /** Trade, place, wage and availability are said. */
  isComplete(reader: Reader, userId: string): Promise<boolean>;
  /** The organisation finds the person in its search: then it may invite them. */
  mayFind(reader: Reader, organisationId: string, userId: string): Promise<boolean>;
  /** Kinds of valid documents that the person shares with the organisation. The caller has asked who may know it. */
  sharedKinds(
    reader: Reader,
    asked: { readonly organisationId: string; readonly userId: string; readonly now: Date },
  ): Promise<ReadonlySet<CandidateDocumentKind>>;
}

export interface CandidateDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly geography: Pick<GeographyInterface, 'locate' | 'placeName'>;
  readonly partner: Pick<PartnerInterface, 'findByName' | 'getOrganisations' | 'isActive' | 'members'>;
  readonly skill: SkillInterface;
}

export interface CandidateParts extends CandidateDependencies {
  readonly standings: ExtensionPoint<ReadStandings>;
}
