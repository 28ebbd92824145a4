import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { PartyInterface } from '../party/index.ts';

/** A part of the work, as both sides agreed on it. */
export interface AgreedMilestone {
  readonly title: string;
  /** What is to be paid for it, with tax, in paise. */
  readonly amountPaise: number;
  /** GST within the amount; 0: none. */
  readonly taxPercent: number;
  /** A day in Asia/Kolkata. */
  readonly dueOn: string;
  /** Due before the work begins: nothing is to be approved. */
  readonly isAdvance: boolean;
  /** What was paid of it before the project was opened, by which order. */
  readonly paid?: { readonly orderId: string; readonly amountPaise: number };
}

/** A quotation that both sides have confirmed. */
export interface AgreedWork {
  readonly organisationId: string;
  /** The customer who agreed. */
  readonly buyerId: string;
  readonly customerName: string;
  readonly rfqId: string;
  /** The number of the request: one reference for the whole chain. */
  readonly reference: string;
  readonly title: string;
  readonly description: string;
  /** GST code of the state in which it is done; null: it is not known. */
  readonly placeStateCode: string | null;
  readonly placeAddress: string | null;
  /** Services Accounting Code, 6 digits. */
  readonly sacCode: string | null;
  /** Days in Asia/Kolkata. */
  readonly startsOn: string;
  readonly dueOn: string;
  readonly milestones: readonly AgreedMilestone[];
}

export interface OpenedProject {
  readonly projectId: string;
  readonly projectNumber: string;
  /** In the order of the agreement. */
  readonly milestoneIds: readonly string[];
}

/** A milestone whose money is to be written down. */
export interface BookedMilestone {
  readonly organisationId: string;
  readonly partyId: string;
  readonly projectId: string;
  readonly milestoneId: string;
  readonly title: string;
  readonly amountPaise: number;
  readonly taxPercent: number;
  readonly dueOn: string;
  readonly at: Date;
}

/** What a decision takes off a milestone that was billed. */
export interface ReducedMilestone extends BookedMilestone {
  readonly reducedPaise: number;
  /** What of it goes back through the gateway, by the orders that were paid. */
  readonly returns: readonly { readonly orderId: string; readonly amountPaise: number }[];
}

/** A milestone whose payments may go back. */
export type ReturnableMilestone = Pick<
  BookedMilestone,
  'milestoneId' | 'projectId' | 'organisationId' | 'taxPercent'
> & { readonly rfqId: string | null; readonly isAdvance: boolean };

/** Sends back what was paid of a milestone through the platform. */
export interface MilestoneReturns {
  /** What was paid of it and has not gone back, in paise. */
  returnable(reader: Reader, milestone: ReturnableMilestone): Promise<number>;
  /** Of the latest payment first; the project is locked. Answers by which orders: together they are the amount. */
  giveBack(
    tx: Tx,
    milestone: Authorized<ReturnableMilestone & { readonly amountPaise: number }>,
    now: Date,
  ): Promise<ReducedMilestone['returns']>;
}

/** What the payment book says of a milestone that was billed. */
export interface MilestoneBill {
  /** Paid, and taken off. */
  readonly settledPaise: number;
  readonly leftPaise: number;
  readonly dueOn: string;
  /** Its day is over, something is left, and it is not in dispute. */
  readonly isOverdue: boolean;
}

/** Keeps the books of projects, in the transaction in which something happens to a milestone. */
export interface ProjectBooks {
  /** It was accepted: the party owes its amount. */
  bill(tx: Tx, milestone: Authorized<BookedMilestone>): Promise<void>;
  /** So much of it was paid by this order before the project was opened. */
  receive(
    tx: Tx,
    milestone: Authorized<BookedMilestone & { readonly orderId: string; readonly receivedPaise: number }>,
  ): Promise<void>;
  /** A decision took so much off it: less is owed, and what goes back is no receipt any more. */
  reduce(tx: Tx, milestone: Authorized<ReducedMilestone>): Promise<void>;
  /** The bill of each, on this day; one that is left out was not billed. */
  bills(
    reader: Reader,
    milestoneIds: readonly string[],
    today: string,
  ): Promise<ReadonlyMap<string, MilestoneBill>>;
  /** Credit notes of a project that were not taken back, by milestone; null: of the whole project. */
  credited(reader: Reader, projectId: string): Promise<ReadonlyMap<string | null, number>>;
  /** What is settled of each, in paise: paid, and taken off; one that is left out has nothing. */
  received(reader: Reader, milestoneIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What its client pays. */
export interface PayableMilestone {
  readonly milestoneId: string;
  readonly projectId: string;
  readonly organisationId: string;
  readonly buyerId: string | null;
  readonly taxPercent: number;
  readonly leftPaise: number;
}

/** A project as other domains meet it. */
export interface ProjectRef {
  readonly projectId: string;
  readonly projectNumber: string;
  readonly reference: string;
  readonly organisationId: string;
  readonly partyId: string;
  readonly buyerId: string | null;
  /** The request from which it came; null: written by hand. */
  readonly rfqId: string | null;
  readonly placeStateCode: string | null;
  readonly placeAddress: string | null;
  readonly sacCode: string | null;
  readonly title: string;
  readonly status: ProjectStatus;
  readonly createdAt: Date;
}

/** What was agreed on, as a change of it meets it. */
export interface ProjectScope {
  readonly startsOn: string;
  readonly dueOn: string;
  readonly milestones: readonly {
    readonly milestoneId: string;
    readonly title: string;
    readonly amountPaise: number;
    readonly taxPercent: number;
    readonly dueOn: string;
    readonly version: number;
    readonly isPending: boolean;
  }[];
}

/** A change that the client accepted. */
export interface Rescoped {
  readonly projectId: string;
  readonly dueOnBefore: string;
  readonly dueOn: string;
  readonly lines: readonly {
    readonly kind: 'add' | 'change' | 'remove';
    readonly milestoneId: string | null;
    /** As it was when the change was proposed. */
    readonly milestoneVersion: number | null;
    /** Null, with the rest: it goes. */
    readonly title: string | null;
    readonly amountPaise: number | null;
    readonly taxPercent: number | null;
    readonly dueOn: string | null;
  }[];
}

/** What other domains may ask of projects. */
export interface ProjectInterface {
  /** Answered by the payment book; without it nothing is written down. */
  readonly books: ExtensionPoint<ProjectBooks>;
  /** Answered by payments of milestones; without it nothing goes back through a gateway. */
  readonly returns: ExtensionPoint<MilestoneReturns>;
  /**
   * Opens the project of an agreement in the caller's transaction, with its milestones and what is owed for them. Of one
   * request and organisation there is one project: asked again it answers that one.
   */
  openAgreed(tx: Tx, work: Authorized<AgreedWork>, now: Date): Promise<OpenedProject>;
  /** Of one request and organisation, for the machine; null: none was opened. */
  ofRequest(reader: Reader, rfqId: string, organisationId: string): Promise<ProjectRef | null>;
  /** Null where there is none that this viewer may read. */
  find(reader: Reader, viewer: Viewer, projectId: string): Promise<ProjectRef | null>;
  /** The same, locked: all that happens to a project waits for it. */
  lock(tx: Tx, viewer: Viewer, projectId: string): Promise<ProjectRef | null>;
  /** Without a viewer, for the machine. Leaves out ids that are not there. */
  getProjects(reader: Reader, projectIds: readonly string[]): Promise<ReadonlyMap<string, ProjectRef>>;
  /** Those that a person ordered, the newest first; at most two hundred. */
  idsOfClient(reader: Reader, userId: string): Promise<readonly string[]>;
  isOpen(project: Pick<ProjectRef, 'status'>): boolean;
  /** May this viewer work on it for its organisation? */
  mayWork(viewer: Viewer, project: Pick<ProjectRef, 'organisationId' | 'buyerId'>): boolean;
  /** Its work begins, where it has not yet; it is locked. */
  begin(tx: Tx, viewer: Viewer, projectId: string, now: Date): Promise<void>;
  /** How many of an organisation there are in each state, and what their milestones are worth. */
  countByStatus(
    reader: Reader,
    organisationId: string,
  ): Promise<readonly { readonly status: ProjectStatus; readonly count: number; readonly value: number }[]>;
  /** Of its running ones, those with a milestone that is not done on its day: `isLate` of its rules. */
  countLate(reader: Reader, organisationId: string, today: string): Promise<number>;
  scopeOf(reader: Reader, projectId: string): Promise<ProjectScope>;
  /** Milestones and last day become those of the change; false: they are no longer what it was proposed for. */
  rescope(tx: Tx, viewer: Viewer, change: Authorized<Rescoped>, now: Date): Promise<boolean>;
  /** Without GST: of all its milestones, of those that are accepted less credit notes, and of those in dispute. */
  earnedOf(
    reader: Reader,
    projectId: string,
  ): Promise<{
    readonly agreedPaise: number;
    readonly earnedPaise: number;
    readonly disputedPaise: number;
  }>;
  /** Of these milestones those of which nothing is to be paid until their dispute ends. */
  listDisputed(reader: Reader, milestoneIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether a milestone of it is disputed, and whether a decision took something off one. */
  disputesOf(
    reader: Reader,
    projectId: string,
  ): Promise<{ readonly isOpen: boolean; readonly isReduced: boolean }>;
  /** A milestone with what is left of it, its project locked; null: it is not there, or not accepted. */
  lockPayable(tx: Tx, milestoneId: string): Promise<PayableMilestone | null>;
  /** In the order of the work; those that were taken out are left out. */
  milestonesOf(
    reader: Reader,
    projectId: string,
  ): Promise<
    readonly {
      readonly milestoneId: string;
      readonly title: string;
      readonly taxPercent: number;
      readonly isAdvance: boolean;
    }[]
  >;
  /** So much was paid of it by an order; the book has it once. */
  receivePaid(
    tx: Tx,
    paid: Authorized<{
      readonly milestoneId: string;
      readonly orderId: string;
      readonly amountPaise: number;
    }>,
    now: Date,
  ): Promise<void>;
}

export interface ProjectInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople' | 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly party: PartyInterface;
}

export interface ProjectDependencies extends ProjectInterfaces {
  readonly platform: Platform;
  readonly books: ExtensionPoint<ProjectBooks>;
  readonly returns: ExtensionPoint<MilestoneReturns>;
}
