import type { NewStaff, StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import type { InvitationState } from '@nukkad/contract/identity/staff/staff.noun';
import type { AccountInterface } from '../account/index.ts';
import type { PartnerInterface } from '../partner/index.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';

/** What other domains may ask of staff. */
export interface StaffInterface {
  /** Open invitations to the number or e-mail address of this person. */
  countInvitationsTo(reader: Reader, userId: string, now: Date): Promise<number>;
  /** Asks a person to join, within the step of the caller: 403 and 409 as for an invitation. */
  invite(tx: Tx, call: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>, wanted: NewStaff): Promise<StaffUser>;
  /** How an invitation stands; null: there is none here. */
  invitationState(
    reader: Reader,
    organisationId: string,
    invitationId: string,
  ): Promise<InvitationState | null>;
  /** 404, 403 or 409 unless this caller may end the membership. */
  checkEnd(tx: Tx, call: Pick<SignedInCall, 'viewer'>, staffId: string): Promise<void>;
  /** Ends the membership by the clock, with all access; nothing where it has ended already. The caller has looked for open work. */
  endMembership(tx: Tx, member: Authorized<MemberKey>, now: Date): Promise<void>;
}

interface MemberKey {
  readonly organisationId: string;
  readonly staffId: string;
}

/** What every verb and read of staff is built on. */
export interface StaffDependencies {
  readonly platform: Platform;
  readonly account: Pick<
    AccountInterface,
    | 'addRole'
    | 'chosenLanguage'
    | 'filterByNumber'
    | 'findByNumber'
    | 'findIdsByNumbers'
    | 'forgetSession'
    | 'getPeople'
    | 'removeRole'
  >;
  readonly partner: Pick<
    PartnerInterface,
    'addStaff' | 'getOrganisations' | 'getStaff' | 'members' | 'staffRights'
  >;
}
