import type { ApprovalKindName, ApprovalCardAnswer } from '@nukkad/contract/people/approval/approval.model';
import type { ApprovalVerb } from '@nukkad/contract/people/approval/approval.noun';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { RequestRow } from './approval.row.ts';
import type { ReviewHandOver } from './hand-over-reviews.store.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type { RequestRow } from './approval.row.ts';

/** What a list and a message say of a request. */
export interface ApprovalBrief {
  readonly title: string;
  readonly note: string;
  readonly halfDays: number | null;
}

/** A booking that an approved leave hits, and who comes instead. */
export interface ShiftSwap {
  readonly bookingId: string;
  readonly staffId: string;
}

export interface SettledMove {
  readonly verb: ApprovalVerb;
  readonly before: RequestRow;
  readonly row: Authorized<RequestRow>;
  readonly call: Pick<SignedInCall, 'viewer' | 'now' | 'lang'> | null;
  readonly now: Date;
  readonly swaps: readonly ShiftSwap[];
}

/** What a kind of request answers to the chain. */
export interface ApprovalKind {
  readonly kind: ApprovalKindName;
  briefs(
    reader: Reader,
    organisationId: string,
    requestIds: readonly string[],
  ): Promise<ReadonlyMap<string, ApprovalBrief>>;
  /** What follows of a move, in its transaction; a refusal undoes the move. */
  settle(tx: Tx, moved: SettledMove): Promise<void>;
  /** Whether a request that is paid in full is over with it. Left out: it is. */
  isOver?(reader: Reader, row: RequestRow): Promise<boolean>;
}

/** What is asked for, besides who asks. */
export interface Wanted {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly amountPaise: number | null;
  /** By which levels are chosen; left out: the amount. */
  readonly levelPaise?: number;
}

export interface RequestKey {
  readonly requestId: string;
  readonly version: number;
}

export type OwnVerb = 'withdraw' | 'ask_cancel' | 'restore';
export type Rewrite = 'edit' | 'resubmit' | 'change';

export interface Decision extends RequestKey {
  readonly decision: 'approved' | 'rejected';
  readonly reason?: string | undefined;
  readonly swaps?: readonly ShiftSwap[];
  /** Paise, where less than was asked for is approved. */
  readonly amount?: number | undefined;
}

/** A payment of an approved request; 0: nothing is paid, and it may be over. */
export interface PaidRequest {
  readonly requestId: string;
  readonly paise: number;
}

export interface RequestsAsked {
  readonly whose: 'own' | 'team';
  readonly kind?: ApprovalKindName | undefined;
  readonly status?: RequestRow['status'] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

/** What domains of requests may ask of the chain. The caller is `viewer`, and is refused what they may not do. */
export interface ApprovalInterface {
  readonly kinds: ExtensionPoint<ApprovalKind>;
  /** A new request, pending at its first level. The caller inserts what is its own with it. */
  ask(
    tx: Tx,
    call: Pick<SignedInCall, 'viewer' | 'now'>,
    kind: ApprovalKindName,
    wanted: Wanted,
  ): Promise<Authorized<RequestRow>>;
  /** Its owner writes it anew: before a reviewer acts, after a rejection, or as a change of what was approved. */
  rewrite(
    tx: Tx,
    call: Pick<SignedInCall, 'viewer' | 'now'>,
    kind: ApprovalKindName,
    verb: Rewrite,
    key: RequestKey & Wanted,
  ): Promise<Authorized<RequestRow>>;
  act(
    tx: Tx,
    call: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>,
    kind: ApprovalKindName,
    verb: OwnVerb,
    key: RequestKey,
  ): Promise<Authorized<RequestRow>>;
  /** Approve or reject, in a transaction of its own; answers the request as the viewer sees it then. */
  decide(call: SignedInCall, kind: ApprovalKindName, decision: Decision): Promise<ApprovalCardAnswer>;
  /** By someone who may pay it, as it was read: 404, 403 and 409 as for every move. */
  pay(
    tx: Tx,
    call: Pick<SignedInCall, 'viewer' | 'now'>,
    kind: ApprovalKindName,
    paid: PaidRequest & RequestKey,
  ): Promise<Authorized<RequestRow>>;
  /** By the machine; null: it is not approved any more. */
  paySystem(tx: Tx, now: Date, paid: PaidRequest): Promise<Authorized<RequestRow> | null>;
  /** Approved requests of these people of which something is not paid, in the order in which they were asked. */
  listOwed(
    reader: Reader,
    organisationId: string,
    staffIds: readonly string[],
  ): Promise<readonly RequestRow[]>;
  /** Requests that wait for a member, now or at a later level, and levels of the organisation that name them. */
  countReviews(reader: Reader, of: Pick<ReviewHandOver, 'organisationId' | 'staffId'>): Promise<number>;
  /** A colleague reviews in their place, within the step of the caller, who tells them. */
  handOverReviews(tx: Tx, handOver: Authorized<ReviewHandOver>): Promise<void>;
  /** Locked, in the order of their ids. */
  lockAll(tx: Tx, requestIds: readonly string[]): Promise<readonly RequestRow[]>;
  briefsOf: ApprovalKind['briefs'];
  /** Pending and approved requests of a kind that one person has on some days, by their first day. */
  touching(
    reader: Reader,
    of: {
      readonly organisationId: string;
      readonly staffId: string;
      readonly kind: ApprovalKindName;
      readonly from: string;
      readonly to: string;
    },
  ): Promise<readonly Pick<RequestRow, 'endsOn' | 'requestId' | 'startsOn'>[]>;
  /** Of the viewer's organisation, by id; the caller has asked whether the viewer may see them. */
  cards(
    reader: Reader,
    seeing: { readonly viewer: Viewer; readonly now: Date },
    requestIds: readonly string[],
  ): Promise<ReadonlyMap<string, ApprovalCardAnswer>>;
  list(
    call: Pick<SignedInCall, 'viewer' | 'now'>,
    asked: RequestsAsked,
  ): Promise<CountedPage<ApprovalCardAnswer>>;
  /** One that the viewer may see: its owner, its reviewers; null: none. */
  find(
    reader: Reader,
    seeing: { readonly viewer: Viewer; readonly now: Date },
    requestId: string,
  ): Promise<ApprovalCardAnswer | null>;
  /** As `find`, and refused with 404 where there is none. */
  get(
    reader: Reader,
    seeing: { readonly viewer: Viewer; readonly now: Date },
    requestId: string,
  ): Promise<ApprovalCardAnswer>;
  /** A whole verb of its owner: what is pending is withdrawn; of what was approved its reviewers are asked. */
  withdraw(call: SignedInCall, kind: ApprovalKindName, key: RequestKey): Promise<ApprovalCardAnswer>;
}

export interface ApprovalInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly employee: Pick<EmployeeInterface, 'getEmployees' | 'reviewersOf'>;
  readonly partner: Pick<PartnerInterface, 'getStaff' | 'getOrganisations' | 'staffRights'>;
}

export interface ApprovalDependencies extends ApprovalInterfaces {
  readonly platform: Platform;
  readonly kinds: ExtensionPoint<ApprovalKind>;
}
