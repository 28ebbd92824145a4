import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import type { DeskBooking, DeskLine } from '@nukkad/contract/market/desk/desk.model';
import type { Person } from '../../../identity/account/index.ts';
import type { Organisation, Staff } from '../../../identity/partner/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayMoveNow } from '../booking.policy.ts';
import { titleOf } from '../booking.presenter.ts';
import type { Addition, Booking, BookingLine } from '../booking.row.ts';
import { billPaise, isUrgent, maskNumbers } from '../booking.rules.ts';
import { mayReassign } from './desk.policy.ts';
import type { StopRow } from '../stop/stop.store.ts';
import type { DeskRefundRow } from './refund.store.ts';
import type { StoryMoment, StoryNote, StoryOffer, StoryProposal } from './story.store.ts';

export interface DeskParts {
  readonly lines: readonly BookingLine[];
  readonly additions: readonly Addition[];
  readonly moments: readonly StoryMoment[];
  readonly offers: readonly StoryOffer[];
  readonly proposals: readonly StoryProposal[];
  readonly stops: readonly StopRow[];
  readonly notes: readonly StoryNote[];
  readonly photos: number;
  readonly money: BookingMoney;
  readonly waiting: DeskRefundRow | null;
  readonly city: string;
  readonly organisations: ReadonlyMap<string, Organisation>;
  readonly professional: Staff | undefined;
  readonly people: ReadonlyMap<string, Person>;
  readonly maskedNumber: (mobileNumber: string) => string;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function presentPerson(userId: string, { people, maskedNumber }: DeskParts) {
  const found = people.get(userId);
  return {
    userId,
    name: found?.fullName ?? '',
    maskedNumber: found?.mobileNumber ? maskedNumber(found.mobileNumber) : '',
  };
}

const booked = ({ lineId, name, options, quantity, pricePaise, minutes }: BookingLine): DeskLine => ({
  lineId,
  name,
  answers: options.map(({ label }) => label),
  quantity,
  price: pricePaise,
  minutes,
  state: 'booked',
});

const added = ({ additionId, name, options, quantity, pricePaise, minutes, state }: Addition): DeskLine => ({
  lineId: additionId,
  name,
  answers: options.map(({ label }) => label),
  quantity,
  price: pricePaise,
  minutes,
  state,
});

function presentHistory({ moments, offers, proposals, stops, notes, people, organisations }: DeskParts) {
  const nameOf = (userId: string | null) => people.get(userId ?? '')?.fullName || null;
  return {
    timeline: moments.map(({ at, note, ...moment }) => ({
      ...moment,
      at: at.toISOString(),
      actorName: nameOf(moment.actorId),
      note: maskNumbers(note),
    })),
    offers: offers.map(({ offeredAt, acceptBefore, answeredAt, ...offer }) => ({
      ...offer,
      companyName: organisations.get(offer.organisationId)?.companyName ?? '',
      offeredAt: offeredAt.toISOString(),
      acceptBefore: acceptBefore.toISOString(),
      answeredAt: iso(answeredAt),
    })),
    proposals: proposals.map(({ startsAt, createdAt, answeredAt, feePaise, ...proposal }) => ({
      ...proposal,
      startsAt: startsAt.toISOString(),
      fee: feePaise,
      createdAt: createdAt.toISOString(),
      answeredAt: iso(answeredAt),
    })),
    stops: stops.map(({ stopId, by, reason, words, status, done, answerWords, ...stop }) => ({
      stopId,
      by,
      reason,
      words,
      status,
      lines: [...done],
      agreed: stop.agreedPaise,
      bill: stop.billPaise,
      askedAt: stop.askedAt.toISOString(),
      answerWords,
      endedAt: iso(stop.endedAt),
    })),
    notes: notes.map(({ noteId, text, writtenBy, at }) => ({
      noteId,
      text,
      writtenBy: nameOf(writtenBy) ?? '',
      at: at.toISOString(),
    })),
  };
}

const presentMoney = (booking: Booking, { money }: DeskParts) => ({
  price: booking.price,
  additions: booking.additionsPaise,
  money,
});

const presentTimes = (booking: Booking) => ({
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  createdAt: booking.createdAt.toISOString(),
  acceptBefore: iso(booking.acceptBefore),
  payBefore: iso(booking.payBefore),
  startedAt: iso(booking.startedAt),
  completedAt: iso(booking.completedAt),
  endedAt: iso(booking.endedAt),
});

function presentSides(booking: Booking, parts: DeskParts) {
  const { buyerId, organisationId, chosenOrganisationId } = booking;
  const organisation = organisationId ? parts.organisations.get(organisationId) : undefined;
  const { professional } = parts;
  const customer = presentPerson(buyerId, parts);
  return {
    buyerId,
    customerName: customer.name,
    organisationId,
    companyName: organisation?.companyName ?? null,
    professionalName: professional?.fullName ?? null,
    customer,
    owner: organisation ? presentPerson(organisation.ownerUserId, parts) : null,
    professional: professional
      ? { ...presentPerson(professional.userId, parts), name: professional.fullName }
      : null,
    chosen: chosenOrganisationId !== null && chosenOrganisationId === organisationId,
  };
}

function presentWaiting({ waiting, people }: DeskParts): DeskBooking['refundWaiting'] {
  if (!waiting) return null;
  const { amountPaise, bornBy, why, askedBy, askedAt } = waiting;
  const name = people.get(askedBy)?.fullName ?? '';
  return { amount: amountPaise, bornBy, why, askedBy: name, askedAt: askedAt.toISOString() };
}

/** What this Admin may do now. */
function presentCan(booking: Booking, { waiting }: DeskParts, { viewer, now }: Looking): DeskBooking['can'] {
  const inTime = now < booking.startsAt;
  const isFinished =
    booking.status !== 'Disputed' && mayMoveNow(viewer, bookingLifecycle.verb.grantRefund, booking);
  return {
    reassign: inTime && mayReassign(viewer, booking),
    reschedule: inTime && mayMoveNow(viewer, bookingLifecycle.verb.reschedule, booking),
    cancel: mayMoveNow(viewer, bookingLifecycle.verb.cancel, booking),
    refund: isFinished && waiting === null,
    decideRefund: waiting !== null && waiting.askedBy !== viewer.userId,
  };
}

interface Looking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Numbers are masked and the door is left out: each is asked for, with a line in the audit log. */
export function presentDeskBooking(booking: Booking, parts: DeskParts, looking: Looking): DeskBooking {
  const { bookingId, bookingNumber, status, paymentStatus, paymentMode, locality, pincode, version } =
    booking;
  const [first, ...more] = parts.lines;
  return {
    bookingId,
    bookingNumber,
    status,
    paymentStatus,
    paymentMode,
    title: titleOf(first?.name ?? '', more.length),
    city: parts.city,
    locality,
    pincode,
    version,
    urgent: isUrgent(booking),
    total: billPaise(booking),
    note: maskNumbers(booking.note),
    reasonCode: booking.reasonCode,
    contactName: booking.contactName,
    reschedules: booking.reschedules,
    photos: parts.photos,
    lines: [...parts.lines.map(booked), ...parts.additions.map(added)],
    ...presentSides(booking, parts),
    ...presentTimes(booking),
    ...presentMoney(booking, parts),
    ...presentHistory(parts),
    refundWaiting: presentWaiting(parts),
    can: presentCan(booking, parts, looking),
  };
}
