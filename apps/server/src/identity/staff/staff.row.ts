import type { Member } from '../partner/index.ts';
import type { InvitationState } from '@nukkad/contract/identity/staff/staff.noun';

/** A member of staff with the number of the account. */
export interface StaffRow extends Member {
  readonly mobileNumber: string;
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
