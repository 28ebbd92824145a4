import type { AccountStatus } from '@nukkad/contract/identity/account/account.lifecycle';
import type { SuspensionReason } from '@nukkad/contract/identity/account/access-level';
import type { Permission } from '@nukkad/contract/kernel/roles';
import type { partnerProfileStatuses } from '@nukkad/contract/identity/account/account.model';
import type { Reader } from '../../platform/db/database.ts';

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
  /** Why it stands as it does, in words of an Admin that its owner reads; null: none were written. */
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

export interface StaffRights {
  readonly isProfessional: boolean;
  readonly permissions: ReadonlySet<Permission>;
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

/** What other domains may ask of partners. Maps leave out ids that are not there. */
export interface PartnerInterface {
  getOrganisations(
    reader: Reader,
    organisationIds: readonly string[],
  ): Promise<ReadonlyMap<string, Organisation>>;
  getStaff(reader: Reader, staffIds: readonly string[]): Promise<ReadonlyMap<string, Staff>>;
  /** The active professionals of one organisation, by name; an organisation has some dozens at most. */
  listProfessionals(reader: Reader, organisationId: string): Promise<readonly Staff[]>;
  /** What a staff member may do now; nothing at all unless it is active and its organisation may work. */
  staffRights(reader: Reader, staffId: string): Promise<StaffRights>;
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
