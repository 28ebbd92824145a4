import type { TrustScore } from '@nukkad/contract/profile/profile.model';
import type { Viewer } from '../platform/viewer.ts';
import type { ProfileParts } from './profile.parts.ts';
import { findProfile } from './profile.store.ts';
import { type TrustFacts, monthsBetween, trustParts } from './trust.rules.ts';
import {
  type TrustEventRow,
  countAsBuyer,
  countAsProfessional,
  countOffers,
  findBeginnings,
  listBuyerEvents,
  listOfferEvents,
  listProfessionalEvents,
} from './trust.store.ts';

type Kind = TrustScore['kind'];

function kindOf(viewer: Viewer): Kind {
  if (viewer.role === 'Service Partner') return 'partner';
  return viewer.role === 'subUser' ? 'professional' : 'person';
}

const none = { kept: 0, broken: 0, openDisputes: 0 };

async function factsOf(
  { platform, account, partner }: ProfileParts,
  viewer: Viewer,
  kind: Kind,
  now: Date,
): Promise<TrustFacts> {
  const { db } = platform;
  const { userId, organisationId, staffId } = viewer;
  const [people, profile, beginnings, counts, offers, organisations, staff] = await Promise.all([
    account.getPeople(db, [userId]),
    findProfile(db, userId),
    findBeginnings(db, userId, organisationId),
    kind === 'person' ? countAsBuyer(db, userId) : staffId ? countAsProfessional(db, staffId) : none,
    kind === 'partner' && organisationId ? countOffers(db, organisationId) : null,
    organisationId ? partner.getOrganisations(db, [organisationId]) : null,
    staffId ? partner.getStaff(db, [staffId]) : null,
  ]);
  const organisation = organisations?.get(organisationId ?? '');
  const rated = staff?.get(staffId ?? '') ?? organisation;
  const since = (kind === 'partner' && beginnings.organisationSince) || beginnings.accountSince;
  return {
    hasPicture: profile.pictureKey !== null,
    hasName: (people.get(userId)?.fullName ?? '') !== '',
    months: monthsBetween(since, now),
    ...counts,
    partnerStatus: organisation?.status ?? null,
    hasGst: (organisation?.gstNumber ?? null) !== null,
    ratingSum: rated?.ratingSum ?? 0,
    ratingCount: rated?.ratingCount ?? 0,
    offersTaken: offers?.offersTaken ?? 0,
    offersMissed: offers?.offersMissed ?? 0,
  };
}

const places = {
  person: '/buyer/bookings',
  partner: '/consultant-service/bookings',
  professional: '/sub-user/bookings',
} as const;

function eventsOf({ platform }: ProfileParts, viewer: Viewer, kind: Kind): Promise<TrustEventRow[]> {
  if (kind === 'partner') return listOfferEvents(platform.db, viewer.organisationId ?? '');
  if (kind === 'person') return listBuyerEvents(platform.db, viewer.userId);
  return viewer.staffId ? listProfessionalEvents(platform.db, viewer.staffId) : Promise.resolve([]);
}

/** In parts, each with what it was counted from, and the last events behind them. */
export async function readTrust(parts: ProfileParts, viewer: Viewer, now: Date): Promise<TrustScore> {
  const kind = kindOf(viewer);
  const [facts, rows] = await Promise.all([factsOf(parts, viewer, kind, now), eventsOf(parts, viewer, kind)]);
  return {
    kind,
    ...trustParts(kind, facts),
    events: rows.map(({ verb, good, at, bookingId, bookingNumber }) => ({
      key: kind === 'partner' ? ('answers' as const) : ('kept' as const),
      verb,
      good,
      at: at.toISOString(),
      bookingNumber,
      link: `${places[kind]}/${bookingId}`,
    })),
  };
}
