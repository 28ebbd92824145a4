import type { StaffState } from '@nukkad/contract/identity/staff/staff.noun';

/** A member of an organisation's staff, with the rights as granted. */
export interface Member {
  readonly staffId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly designation: string;
  readonly isProfessional: boolean;
  readonly status: StaffState;
  readonly subAdminMode: boolean;
  readonly accessVersion: number;
  readonly version: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly jobsDone: number;
  readonly createdAt: Date;
  /** Owns the organisation and does jobs too: set with the hours of the shop, and not here. */
  readonly isOwner: boolean;
  /** As granted, not as they work out. */
  readonly grants: readonly string[];
}

export interface MemberFilter {
  readonly organisationId: string;
  readonly status: string;
  /** A part of the name; '' for all. */
  readonly search: string;
  /** Found as well, whatever their name. */
  readonly orUserIds: readonly string[];
  readonly after: { readonly name: string; readonly id: string } | null;
  readonly limit: number;
}

export type MemberWords = Pick<
  Member,
  'staffId' | 'fullName' | 'designation' | 'isProfessional' | 'status' | 'version'
>;

export interface Grants {
  readonly permissions: readonly string[];
  readonly subAdminMode: boolean;
  readonly accessVersion: number;
}
