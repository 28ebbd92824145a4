import type { InvitationState, StaffState } from '@nukkad/contract/identity/staff/staff.lifecycle';

export interface StaffRow {
  readonly staffId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly mobileNumber: string;
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

export interface InvitationRow {
  readonly invitationId: string;
  readonly organisationId: string;
  readonly mobileNumber: string;
  /** Null: invited by number alone. */
  readonly email: string | null;
  /** The inviter's. */
  readonly language: 'en' | 'hi';
  readonly fullName: string;
  readonly designation: string;
  readonly isProfessional: boolean;
  readonly permissions: readonly string[];
  readonly status: InvitationState;
  readonly invitedBy: string;
  /** Null: the owner invited. */
  readonly invitedByStaffId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
