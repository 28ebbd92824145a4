import {
  beforeWork,
  type BookingActor,
  bookingLifecycle,
  type BookingStatus,
  type BookingVerb,
} from '@nukkad/contract/market/booking/booking.noun';
import { neverOfProject } from '@nukkad/contract/market/booking/project.moves';
import { actingAs, canMove } from '@nukkad/contract/kernel/lifecycle';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Whose it is: all that a policy looks at. */
export interface Parties {
  readonly buyerId: string;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  /** A visit of a project; left out, with null: an ordinary booking. */
  readonly projectId?: string | null;
}

/** Who did it, in which capacity. */
export interface Actor {
  readonly kind: BookingActor;
  /** Null for System. */
  readonly userId: string | null;
}

function isOwner(viewer: Viewer, booking: Parties): boolean {
  return (
    viewer.role === 'Service Partner' &&
    viewer.organisationId !== null &&
    viewer.organisationId === booking.organisationId
  );
}

function isColleague(viewer: Viewer, booking: Parties): boolean {
  return (
    viewer.role === 'subUser' &&
    viewer.organisationId !== null &&
    viewer.organisationId === booking.organisationId
  );
}

/** The professional that it is assigned to. */
export function isAssignedTo(viewer: Viewer, booking: Parties): boolean {
  return isColleague(viewer, booking) && viewer.staffId !== null && viewer.staffId === booking.staffId;
}

export function isBuyerOf(viewer: Viewer, booking: Parties): boolean {
  return viewer.role === 'Buyer' && viewer.userId === booking.buyerId;
}

/** The owner, staff that may see bookings, and the professional of this one. Others do not learn that it exists. */
export function maySeeAsPartner(viewer: Viewer, booking: Parties): boolean {
  if (isOwner(viewer, booking) || isAssignedTo(viewer, booking)) return true;
  return (
    isColleague(viewer, booking) &&
    (hasPermission(viewer, 'booking.view') || hasPermission(viewer, 'booking.update'))
  );
}

/** What was earned with it: the owner, and staff that may see payments. */
export function maySeeMoneyAsPartner(viewer: Viewer, booking: Parties): boolean {
  return isOwner(viewer, booking) || (isColleague(viewer, booking) && hasPermission(viewer, 'payments.view'));
}

/** What all bookings of the team came to: the same people. */
export const maySeeMoneyOfTeam = (viewer: Viewer): boolean =>
  viewer.role === 'Service Partner' || hasPermission(viewer, 'payments.view');

/** Null: neither side's. */
export function ownSide(viewer: Viewer, booking: Parties): 'customer' | 'partner' | null {
  if (isBuyerOf(viewer, booking)) return 'customer';
  return maySeeAsPartner(viewer, booking) ? 'partner' : null;
}

export const isAdmin = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

/** Its sides; and staff, whose own calls alone reach it. */
export function maySee(viewer: Viewer, booking: Parties): boolean {
  return isBuyerOf(viewer, booking) || maySeeAsPartner(viewer, booking) || isAdmin(viewer);
}

const refusedToProjects: ReadonlySet<BookingVerb> = new Set(neverOfProject);

/** Some moves are never made of a visit of a project; and only such a visit is called off. */
export const isMoveOf = (verb: BookingVerb, { projectId }: Pick<Parties, 'projectId'>): boolean =>
  projectId ? !refusedToProjects.has(verb) : verb !== 'callOff';

/** Every capacity in which this viewer can make this move of this booking; the narrowest first. */
export const capacities = (viewer: Viewer, booking: Parties, verb: BookingVerb): BookingActor[] =>
  isMoveOf(verb, booking) ? actorsOf(viewer, booking) : [];

function actorsOf(viewer: Viewer, booking: Parties): BookingActor[] {
  const all: [boolean, BookingActor][] = [
    [isBuyerOf(viewer, booking), 'Buyer'],
    [isOwner(viewer, booking), 'Service Partner'],
    [isAssignedTo(viewer, booking), 'Professional'],
    [isColleague(viewer, booking) && hasPermission(viewer, 'booking.update'), 'subUser'],
    [isAdmin(viewer), 'Admin'],
  ];
  return all.filter(([is]) => is).map(([, actor]) => actor);
}

/** Does the lifecycle ever let this viewer make the move, in one of these capacities? */
const mayEver = (viewer: Viewer, verb: BookingVerb, booking: Parties): boolean =>
  actingAs(bookingLifecycle, verb, capacities(viewer, booking, verb)) !== null;

/** May this viewer make the move, and is it the time for it? What the web's buttons and the verbs both ask. */
export function mayMoveNow(
  viewer: Viewer,
  verb: BookingVerb,
  booking: Parties & { readonly status: BookingStatus },
): boolean {
  return canMove(bookingLifecycle, verb, booking.status) && mayEver(viewer, verb, booking);
}

/** Who does the work: the assigned professional, or its organisation with booking.update. */
export function isWorker(viewer: Viewer, booking: Parties): boolean {
  return mayEver(viewer, 'complete', booking);
}

const photoStates: Readonly<Record<'request' | 'before' | 'after', readonly BookingStatus[]>> = {
  request: [...beforeWork, 'Inprogress'],
  before: ['Assigned', 'Inprogress'],
  after: ['Inprogress', 'Completed'],
};
export type PhotoStage = keyof typeof photoStates;

/** The buyer's photos show what is to be done; the professional's photos show the work. */
export function mayPhotograph(viewer: Viewer, stage: PhotoStage, booking: Parties): boolean {
  return stage === 'request' ? isBuyerOf(viewer, booking) : isWorker(viewer, booking);
}

export function isPhotoTime(stage: PhotoStage, status: BookingStatus): boolean {
  return photoStates[stage].includes(status);
}

/** From the acceptance until the matter is settled. */
export const contactStates: readonly BookingStatus[] = [
  'Accepted',
  'Assigned',
  'Inprogress',
  'Completed',
  'Disputed',
];
const visitStates: readonly BookingStatus[] = ['Assigned', 'Inprogress'];

/** From the acceptance until the matter is settled, the partner sees door and number of the customer; not before, not for ever. */
export function seesContact(viewer: Viewer, booking: Parties & { readonly status: BookingStatus }): boolean {
  return isBuyerOf(viewer, booking) || contactStates.includes(booking.status);
}

/** The buyer may call the professional while the visit is coming or under way. */
export function seesProfessionalNumber(
  viewer: Viewer,
  booking: Parties & { readonly status: BookingStatus },
): boolean {
  return !isBuyerOf(viewer, booking) || visitStates.includes(booking.status);
}

export const seesAllOfTeam = (viewer: Viewer): boolean =>
  hasPermission(viewer, 'booking.view') || hasPermission(viewer, 'booking.update');

/** Whose bookings this viewer's lists hold. A professional without the right to see all has its own only. */
export function sideOf(
  viewer: Viewer,
  mine = false,
): { buyerId: string } | { organisationId: string; staffId?: string } {
  if (viewer.role === 'Buyer' || viewer.organisationId === null) return { buyerId: viewer.userId };
  const { organisationId } = viewer;
  return seesAllOfTeam(viewer) && !mine
    ? { organisationId }
    : { organisationId, staffId: viewer.staffId ?? noStaff };
}

/** An id that no staff row has: an owner who is no professional has no jobs of its own. */
const noStaff = '00000000-0000-0000-0000-000000000000';
