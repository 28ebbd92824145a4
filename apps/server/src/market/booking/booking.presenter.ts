import { type BookingStatus, bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import type { BookingCard, BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { BookingMoney, PaidByWay } from '@nukkad/contract/market/booking/booking-money.model';
import type { Person } from '../../identity/account/index.ts';
import type { Organisation, Staff } from '../../identity/partner/index.ts';
import { signLink } from '../../platform/storage/links.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { presentAddition, presentLine } from './booking-line.presenter.ts';
import {
  isBuyerOf,
  isWorker,
  isPhotoTime,
  mayMoveNow,
  mayPhotograph,
  maySeeMoneyAsPartner,
  seesContact,
  seesProfessionalNumber,
} from './booking.policy.ts';
import type { Addition, Booking, BookingLine, CardBooking, Photo, TimelineEvent } from './booking.row.ts';
import {
  type BookingRules,
  amountDue,
  billPaise,
  cancellationFee,
  isUrgent,
  maskMobile,
  maskNumbers,
  mayStartFrom,
  slotName,
  startCodeNow,
} from './booking.rules.ts';
import { presentPrice } from './price.presenter.ts';
import { mayChangeTime, presentProposal } from './reschedule/reschedule.presenter.ts';
import type { Proposal } from './reschedule/proposal.store.ts';
import { startCodeOf } from './start-code.ts';

/** Who asks, when, and by which rules. */
export interface Viewing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly rules: BookingRules;
  readonly secret: string;
}

/** What a card needs besides the row. */
export interface CardParts {
  /** Its first service and how many more. */
  readonly title: string;
  readonly categoryImage: string;
  readonly companyName: string | null;
  readonly professionalName: string | null;
  /** Of the own team, whose time is held; null: none, or a professional is assigned. */
  readonly heldName: string | null;
  /** Empty: the buyer has given no name. */
  readonly customerName: string;
  /** For the booking's buyer only; null for other viewers. */
  readonly money: BookingMoney | null;
}

export interface DetailParts {
  /** As the booking keeps them, and in the same order as the viewer reads them. */
  readonly placed: readonly BookingLine[];
  readonly lines: readonly BookingLine[];
  readonly organisation: Organisation | undefined;
  readonly staff: Staff | undefined;
  /** Whose time is held while no professional is assigned. */
  readonly held: Staff | undefined;
  readonly customer: Person | undefined;
  /** For the booking's buyer only; null for other viewers. */
  readonly money: BookingMoney | null;
  readonly paidBy: readonly PaidByWay[];
  readonly additions: readonly Addition[];
  readonly events: readonly TimelineEvent[];
  readonly photos: readonly Photo[];
  /** The professional's own account, for its number. */
  readonly staffPerson: Person | undefined;
  readonly invoiceNumber: string | null;
  readonly refusalCost: number | null;
  readonly proposal: Proposal | null;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const rating = (staff: Staff): number | null =>
  staff.ratingCount === 0 ? null : Math.round((staff.ratingSum / staff.ratingCount) * 10) / 10;

/** Finished, and what is due may still be paid. */
const workDone: readonly BookingStatus[] = ['Completed', 'Disputed', 'Resolved'];

export const titleOf = (firstLine: string, more: number): string =>
  more > 0 ? `${firstLine} +${more}` : firstLine;

/** Paid, of which a part may have gone back after a dispute. */
const isBilled = ({ paymentStatus }: Pick<CardBooking, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'refund_due' || paymentStatus === 'refunded';

/** What this viewer may do now: the same policy and lifecycle that the verbs ask. */
export function presentCan(
  booking: CardBooking,
  money: BookingMoney | null,
  { viewer, now, rules }: Pick<Viewing, 'viewer' | 'now' | 'rules'>,
): BookingCard['can'] {
  const due = amountDue(booking) > 0;
  const buyer = isBuyerOf(viewer, booking);
  const inTime = booking.acceptBefore !== null && now < booking.acceptBefore;
  const waitsForMoney =
    booking.status === 'Payment Pending' && booking.payBefore !== null && now < booking.payBefore;
  const worked = workDone.includes(booking.status);
  const photos = (['request', 'before', 'after'] as const).some(
    (stage) => isPhotoTime(stage, booking.status) && mayPhotograph(viewer, stage, booking),
  );
  return {
    cancel: mayMoveNow(viewer, bookingLifecycle.verb.cancel, booking),
    reschedule: mayChangeTime(booking, { viewer, now, rules }),
    // While money may be moving nothing asks to pay again.
    pay: buyer && due && (waitsForMoney || worked) && money?.state !== 'under_way',
    accept: inTime && mayMoveNow(viewer, bookingLifecycle.verb.accept, booking),
    reject: inTime && mayMoveNow(viewer, bookingLifecycle.verb.refuse, booking),
    assign: mayMoveNow(viewer, bookingLifecycle.verb.assign, booking),
    start:
      mayMoveNow(viewer, bookingLifecycle.verb.start, booking) &&
      now >= mayStartFrom(booking.startsAt, rules),
    addPhotos: photos,
    addService: mayMoveNow(viewer, bookingLifecycle.verb.askAddition, booking),
    approveAddition: mayMoveNow(viewer, bookingLifecycle.verb.answerAddition, booking),
    complete: mayMoveNow(viewer, bookingLifecycle.verb.complete, booking),
    collectCash: due && (worked || booking.status === 'Inprogress') && isWorker(viewer, booking),
    invoice:
      (buyer || maySeeMoneyAsPartner(viewer, booking)) &&
      booking.completedAt !== null &&
      billPaise(booking) > 0 &&
      isBilled(booking),
  };
}

export function presentCard(
  booking: CardBooking,
  parts: CardParts,
  viewing: Pick<Viewing, 'viewer' | 'now' | 'rules'>,
): BookingCard {
  const buyer = isBuyerOf(viewing.viewer, booking);
  return {
    bookingId: booking.bookingId,
    bookingNumber: booking.bookingNumber,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    paymentMode: booking.paymentMode,
    title: parts.title,
    categoryImage: parts.categoryImage,
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    slotName: slotName(booking.startsAt),
    locality: booking.locality,
    total: billPaise(booking),
    companyName: parts.companyName,
    professionalName: parts.professionalName,
    customerName: buyer ? null : parts.customerName || booking.contactName,
    proposed: presentProposed(booking, parts, viewing),
    acceptBefore: iso(booking.acceptBefore),
    priority: isUrgent(booking) ? 'Urgent' : null,
    version: booking.version,
    projectId: booking.projectId,
    money: buyer ? parts.money : null,
    can: presentCan(booking, parts.money, viewing),
  };
}

/** For those who assign: whom the time is held for, as long as the booking waits for a professional. */
function presentProposed(
  booking: CardBooking,
  { heldName }: CardParts,
  { viewer }: Pick<Viewing, 'viewer'>,
): BookingCard['proposed'] {
  const waits =
    mayMoveNow(viewer, bookingLifecycle.verb.accept, booking) ||
    mayMoveNow(viewer, bookingLifecycle.verb.assign, booking);
  if (!waits || booking.staffId !== null || booking.heldStaffId === null || heldName === null) return null;
  return { staffId: booking.heldStaffId, name: heldName };
}

function cardPartsOf({ lines, organisation, staff, held, customer, money }: DetailParts): CardParts {
  const [first, ...more] = lines;
  return {
    title: titleOf(first?.name ?? '', more.length),
    categoryImage: first?.categoryImage ?? '',
    companyName: organisation?.companyName ?? null,
    professionalName: staff?.fullName ?? null,
    heldName: held && held.organisationId === organisation?.organisationId ? held.fullName : null,
    customerName: customer?.fullName ?? '',
    money,
  };
}

export function presentDetails(booking: Booking, parts: DetailParts, viewing: Viewing): BookingDetails {
  const { viewer, now, rules } = viewing;
  const buyer = isBuyerOf(viewer, booking);
  const card = presentCard(booking, cardPartsOf(parts), viewing);
  const asked = parts.additions.some((addition) => addition.state === 'asked');
  return {
    ...card,
    can: {
      ...card.can,
      approveAddition: card.can.approveAddition && asked,
      complete: card.can.complete && !asked,
    },
    lines: parts.lines.map(presentLine),
    price: presentPrice(booking, parts, viewer),
    additions: parts.additions.map(presentAddition),
    amountDue: amountDue(booking),
    paidBy: [...parts.paidBy],
    address: presentAddress(booking, viewing),
    customer: buyer ? null : presentCustomer(booking, parts, viewing),
    professional: presentProfessional(booking, parts, viewing),
    startCode: buyer ? presentStartCode(booking, viewing) : null,
    startTries: presentStartTries(booking, viewing),
    timeline: parts.events.map((event) => presentEvent(event, booking, viewing)),
    photos: parts.photos.map((photo) => presentPhoto(photo, viewing)),
    note: presentWords(booking.note, booking, viewing),
    reasonCode: booking.reasonCode,
    invoiceNumber: card.can.invoice ? parts.invoiceNumber : null,
    cancellationFee: card.can.cancel ? cancellationFee(booking, rules, now).feePaise : null,
    proposal: presentProposal(booking, parts.proposal, viewing),
    refusalCost: parts.refusalCost,
    payBefore: buyer && booking.status === 'Payment Pending' ? iso(booking.payBefore) : null,
  };
}

/** Before it has accepted, a partner learns the part of town and who asks, not the door. */
function presentAddress(booking: Booking, { viewer }: Viewing): BookingDetails['address'] {
  const { formattedAddress, locality, contactName, latitude, longitude } = booking;
  if (seesContact(viewer, booking))
    return { formatedAddress: formattedAddress, contactName, latitude, longitude };
  return { formatedAddress: locality, contactName: '', latitude: null, longitude: null };
}

function presentCustomer(
  booking: Booking,
  { customer }: DetailParts,
  { viewer }: Viewing,
): BookingDetails['customer'] {
  const mobileNumber = customer?.mobileNumber ?? '';
  const shown = seesContact(viewer, booking) ? mobileNumber : maskMobile(mobileNumber);
  return { name: customer?.fullName || booking.contactName, mobileNumber: shown };
}

function presentProfessional(
  booking: Booking,
  parts: DetailParts,
  { viewer }: Viewing,
): BookingDetails['professional'] {
  if (!parts.staff) return null;
  const mobileNumber = parts.staffPerson?.mobileNumber ?? '';
  const shown = seesProfessionalNumber(viewer, booking) ? mobileNumber : maskMobile(mobileNumber);
  return { name: parts.staff.fullName, mobileNumber: shown, rating: rating(parts.staff) };
}

function presentStartCode(booking: Booking, { rules, now, secret }: Viewing): string | null {
  if (booking.status !== 'Assigned') return null;
  const { round, usedUp } = startCodeNow(booking, rules, now);
  return usedUp ? null : startCodeOf(secret, booking.bookingId, round);
}

/** Shown alike to customer and professional, so that neither asks the other for a code that does not exist. */
function presentStartTries(booking: Booking, { rules, now }: Viewing): BookingDetails['startTries'] {
  if (booking.status !== 'Assigned') return null;
  const { tries, newCodeAt } = startCodeNow(booking, rules, now);
  return {
    left: Math.max(0, rules.startTries - tries),
    from: mayStartFrom(booking.startsAt, rules).toISOString(),
    newCodeAt: iso(newCodeAt),
  };
}

export function presentEvent(
  { status, at, actorKind, note }: TimelineEvent,
  booking: Booking,
  viewing: Viewing,
): BookingDetails['timeline'][number] {
  const by = actorKind === 'subUser' ? 'Service Partner' : actorKind;
  return { status, at: at.toISOString(), by, note: presentWords(note, booking, viewing) };
}

/** A number inside a note is masked like the number of the account. */
function presentWords(words: string, booking: Booking, { viewer }: Viewing): string {
  return seesContact(viewer, booking) ? words : maskNumbers(words);
}

/** A link of this viewer's own, good for minutes. */
export function presentPhoto(
  photo: Photo,
  { viewer, now, secret }: Pick<Viewing, 'viewer' | 'now' | 'secret'>,
): BookingDetails['photos'][number] {
  const { photoId, stage, storageKey, takenAt } = photo;
  return {
    photoId,
    stage,
    url: signLink(secret, storageKey, viewer.userId, now),
    takenAt: takenAt.toISOString(),
  };
}
