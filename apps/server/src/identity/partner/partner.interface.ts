import type { AccountStatus } from '@nukkad/contract/identity/account/account.noun';
import type { SuspensionReason } from '@nukkad/contract/identity/account/access-level';
import type { Permission } from '@nukkad/contract/kernel/roles';
import type { partnerProfileStatuses } from '@nukkad/contract/identity/account/account.model';
import type { KnownProfessional } from '@nukkad/contract/identity/partner/known-professional';
import type { PartnerActor } from '@nukkad/contract/identity/partner/partner.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Grants, Member, MemberFilter, MemberWords } from './member/member.ts';
import type { PartnerAccount, PartnerFacts } from './account/partner-account.ts';
import type { partnerTransitions } from './account/partner.transitions.ts';
import type { PartnerOf } from './account/partner.policy.ts';
import type { PartnerLogos } from './logo/partner-logos.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';

export type PartnerStatus = (typeof partnerProfileStatuses)[number];

/** A service partner as other domains see it. */
export interface Organisation {
  readonly organisationId: string;
  readonly ownerUserId: string;
  readonly companyName: string;
  readonly status: PartnerStatus;
  readonly cityCode: string;
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMetres: number;
  /** Null: not registered for GST. */
  readonly gstNumber: string | null;
  readonly suspensionReason: SuspensionReason | null;
  /** The reason for the status, written by an Admin and read by the owner; null: none was written. */
  readonly standingReason: string | null;
  /** Sum of all stars; the average is `ratingSum / ratingCount`, and there is none at 0. */
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly jobsDone: number;
  /** When it came. */
  readonly since: Date;
}

export interface Staff {
  readonly staffId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly isProfessional: boolean;
  readonly isActive: boolean;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly jobsDone: number;
  /** Its owner trusts it with the whole of the shop. */
  readonly subAdminMode: boolean;
}

/** From what the public face of a professional is made. */
export type ProfessionalFacts = Pick<Staff, 'fullName' | 'ratingSum' | 'ratingCount' | 'jobsDone'>;

export interface StaffRights {
  readonly isProfessional: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

/** From what the rights of a staff member follow. */
export interface StaffRightsFacts {
  readonly isProfessional: boolean;
  readonly organisationStatus: PartnerStatus;
  readonly suspensionReason: SuspensionReason | null;
  readonly isActive: boolean;
  readonly grants: readonly string[];
  /** Features that the operators closed to the organisation. */
  readonly closedKeys: readonly string[];
}

/** What an organisation's and a staff member's status are now. */
export interface OrganisationStatus {
  readonly organisation: PartnerStatus;
  readonly suspensionReason: SuspensionReason | null;
  /** Null where no staff member was asked about. */
  readonly staff: AccountStatus | null;
  /** Feature keys that the operators closed to the organisation, its owner included. */
  readonly closedKeys: readonly string[];
}

export interface NewStaff {
  readonly staffId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly isProfessional: boolean;
}

export interface NewOrganisation {
  readonly organisationId: string;
  readonly ownerUserId: string;
  readonly companyName: string;
  readonly status: Organisation['status'];
  readonly cityCode: string;
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMetres: number;
  readonly gstNumber: string | null;
}

/** An organisation as its partner's account, for the domain that carries it from the first step to the last. */
export interface PartnerAccounts {
  readonly transitions: typeof partnerTransitions;
  find(reader: Reader, organisationId: string): Promise<PartnerAccount | null>;
  lock(tx: Tx, organisationId: string): Promise<PartnerAccount | null>;
  /** The id of the organisation that this person owns; null: none. */
  findOwned(reader: Reader, userId: string): Promise<string | null>;
  add(tx: Tx, organisation: Authorized<NewOrganisation, 'start'>, now: Date): Promise<void>;
  saveFacts(tx: Tx, partner: Authorized<PartnerAccount>, facts: PartnerFacts, now: Date): Promise<void>;
  /** Null: it needs no subscription. */
  saveSubscription(tx: Tx, partner: Authorized<PartnerAccount>, until: Date | null, now: Date): Promise<void>;
  /** Active ones that have not paid any more, and those suspended for it that have. */
  listSubscriptionsToMove(reader: Reader, now: Date, limit: number): Promise<string[]>;
  saveOwnerWorks(tx: Tx, partner: Authorized<PartnerAccount>, ownerWorks: boolean, now: Date): Promise<void>;
  /** The id of the owner among the staff; null: the owner never worked there. */
  findOwnerAsStaff(reader: Reader, organisationId: string): Promise<string | null>;
  saveOwnerAsStaff(
    tx: Tx,
    owner: Authorized<{
      readonly organisationId: string;
      readonly userId: string;
      readonly fullName: string;
    }>,
    works: boolean,
    now: Date,
  ): Promise<void>;
  /** Does another account have this GST number? Registers of the demo city count as well. */
  gstTaken(reader: Reader, gstNumber: string, except: string | null): Promise<boolean>;
  /** By the keyed hash; the PAN itself cannot be searched. */
  panTaken(reader: Reader, panFingerprint: string, except: string | null): Promise<boolean>;
  /** By which a PAN is found without being read. Base64. */
  panFingerprint(secret: string, pan: string): string;
  /** The owner, in the session of this organisation. */
  isOwner(viewer: Viewer, partner: PartnerOf): boolean;
  /** Every capacity in which this viewer acts on this partner. */
  capacities(viewer: Viewer, partner: PartnerOf): readonly PartnerActor[];
}

/** The rows of an organisation's staff, for the domain that invites them, gives them rights and lets them go. */
export interface PartnerMembers {
  /** By name, one more than the limit. */
  list(reader: Reader, filter: MemberFilter): Promise<readonly Member[]>;
  count(reader: Reader, filter: Omit<MemberFilter, 'after' | 'limit'>): Promise<number>;
  find(reader: Reader, organisationId: string, staffId: string): Promise<Member | null>;
  lock(tx: Tx, organisationId: string, staffId: string): Promise<Member | null>;
  /** The row of a person, in any status. */
  lockMembership(tx: Tx, organisationId: string, userId: string): Promise<Member | null>;
  /** In any status. */
  listUserIds(reader: Reader, organisationId: string): Promise<readonly string[]>;
  /** Of these people those who work here, Active or Deactivated, and the owner. */
  findPlaces(
    reader: Reader,
    organisationId: string,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, 'staff' | 'owner'>>;
  /** The same of a person whom the statement finds itself. */
  worksThere(organisationId: string, userId: Sought<string>): Sought<boolean>;
  countActive(reader: Reader, organisationId: string): Promise<number>;
  save(tx: Tx, member: Authorized<MemberWords>, now: Date): Promise<void>;
  /** All the rights of one member, in place of what there was. */
  replaceGrants(
    tx: Tx,
    member: Authorized<Pick<Member, 'staffId'>>,
    grants: Grants,
    now: Date,
  ): Promise<void>;
  /** Keys of features that the operators closed to the organisation. */
  findClosedFeatures(reader: Reader, organisationId: string): Promise<readonly string[]>;
}

/** What other domains may ask of partners. Maps leave out ids that are not there. */
export interface PartnerInterface {
  readonly accounts: PartnerAccounts;
  readonly members: PartnerMembers;
  readonly logos: PartnerLogos;
  /** In the transaction in which a person joins; `grants` are the keys of what the new member may do. */
  addStaff(tx: Tx, staff: Authorized<NewStaff, 'join'>, grants: readonly string[], now: Date): Promise<void>;
  /** The owner has come back: a shop that rested is open before the sign-in is answered. */
  wakeOwned(tx: Tx, userId: string, now: Date): Promise<void>;
  getOrganisations(
    reader: Reader,
    organisationIds: Sought<readonly string[]>,
  ): Promise<ReadonlyMap<string, Organisation>>;
  /** For a statement that shows a page of things with whose they are, and so asks for each of its rows. */
  companyNameOf(organisationId: Sought<string>): Sought<string>;
  statusOf(organisationId: Sought<string>): Sought<PartnerStatus>;
  /** One, whose id the statement may find itself: so it is asked in one trip with what it belongs to. */
  getOrganisation(reader: Reader, organisationId: Sought<string>): Promise<Organisation | null>;
  /** By a part of the name or one spelled like it, in any status, the closest first. */
  findByName(reader: Reader, wanted: WantedName, limit: number): Promise<readonly Organisation[]>;
  getStaff(reader: Reader, staffIds: readonly string[]): Promise<ReadonlyMap<string, Staff>>;
  /** The person of a staff member, for a question about people. */
  userOfStaff(staffId: string): Sought<string>;
  /** The active professionals of one organisation, by name; an organisation has some dozens at most. */
  listProfessionals(reader: Reader, organisationId: string): Promise<readonly Staff[]>;
  /** What anyone may read of a professional of a partner that works now: page of the partner, list of a service. */
  publicFace(person: ProfessionalFacts): KnownProfessional;
  /** What a staff member may do now; nothing at all unless it is active and its organisation may work. */
  staffRights(reader: Reader, staffId: string): Promise<StaffRights>;
  /** The same of facts that were read with other rows; null: no staff member. */
  rightsOf(facts: StaffRightsFacts | null): StaffRights;
  /** The organisation that a person owns; null: none. */
  findOwned(reader: Reader, userId: string): Promise<Organisation | null>;
  /** True if the organisation has active staff besides the owner. */
  hasStaff(reader: Reader, organisationId: string): Promise<boolean>;
  /** Null for an organisation that is not there. */
  findStatuses(
    reader: Reader,
    organisationId: string,
    staffId: string | null,
  ): Promise<OrganisationStatus | null>;
  /** The status, which nothing else changes until the transaction ends; null: no such organisation. */
  holdStatus(tx: Tx, organisationId: string): Promise<PartnerStatus | null>;
  /** By the id of each: a text that differs as soon as what it may do does. For those who look whether anything changed. */
  marksOf(
    reader: Reader,
    organisationIds: readonly string[],
    staffIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Has any organisation this GST number? */
  isGstKnown(reader: Reader, gstNumber: string): Promise<boolean>;
  /** Has any organisation this PAN, by itself or within its GST number? */
  isPanKnown(reader: Reader, panNumber: string): Promise<boolean>;
  /** Is it offered bookings? */
  isActive(organisation: Pick<Organisation, 'status'>): boolean;
}
