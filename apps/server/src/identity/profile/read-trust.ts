import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { TrustScore } from '@nukkad/contract/identity/profile/profile.model';
import type { Track, ProfileDependencies } from './profile.interface.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findProfile } from './profile.store.ts';
import { type TrustFacts, monthsBetween, trustParts } from './trust.rules.ts';

type Kind = TrustScore['kind'];

function kindOf(viewer: Viewer): Kind {
  if (viewer.role === 'Service Partner') return 'partner';
  return viewer.role === 'subUser' ? 'professional' : 'person';
}

const nothing: Track = {
  kept: 0,
  broken: 0,
  openDisputes: 0,
  offersTaken: 0,
  offersMissed: 0,
  events: [],
};

async function trackOf(
  { platform, tracks }: ProfileDependencies,
  viewer: Viewer,
  kind: Kind,
): Promise<Track> {
  const { userId, organisationId, staffId } = viewer;
  const [side, id] = {
    person: ['buyer', userId] as const,
    partner: ['partner', organisationId] as const,
    professional: ['professional', staffId] as const,
  }[kind];
  const [track] = tracks.answers;
  return id === null || !track ? nothing : track(platform.db, { side, id });
}

async function factsOf(
  { platform, account, partner }: ProfileDependencies,
  viewer: Viewer,
  kind: Kind,
  now: Date,
): Promise<Omit<TrustFacts, keyof Track>> {
  const { db } = platform;
  const { userId, organisationId, staffId } = viewer;
  const [people, profile, organisations, staff] = await Promise.all([
    account.getPeople(db, [userId]),
    findProfile(db, userId),
    organisationId ? partner.getOrganisations(db, [organisationId]) : null,
    staffId ? partner.getStaff(db, [staffId]) : null,
  ]);
  const person = people.get(userId);
  if (!person) throw new Error('A signed-in person has no account.');
  const organisation = organisations?.get(organisationId ?? '');
  const rated = staff?.get(staffId ?? '') ?? organisation;
  return {
    hasNumber: person.mobileNumber !== '',
    hasPicture: profile.pictureKey !== null,
    hasName: person.fullName !== '',
    months: monthsBetween((kind === 'partner' && organisation?.since) || person.since, now),
    partnerStatus: organisation?.status ?? null,
    hasGst: (organisation?.gstNumber ?? null) !== null,
    ratingSum: rated?.ratingSum ?? 0,
    ratingCount: rated?.ratingCount ?? 0,
  };
}

const places = {
  person: screenAddress.customerBooking,
  partner: screenAddress.partnerBooking,
  professional: screenAddress.professionalBooking,
} as const;

/** In parts, each with what it was counted from, and the last events behind them. */
export async function readTrust(deps: ProfileDependencies, viewer: Viewer, now: Date): Promise<TrustScore> {
  const kind = kindOf(viewer);
  const [facts, { events, ...counts }] = await Promise.all([
    factsOf(deps, viewer, kind, now),
    trackOf(deps, viewer, kind),
  ]);
  return {
    kind,
    ...trustParts(kind, { ...facts, ...counts }),
    events: events.map(({ verb, good, at, bookingId, bookingNumber }) => ({
      key: kind === 'partner' ? ('answers' as const) : ('kept' as const),
      verb,
      good,
      at: at.toISOString(),
      bookingNumber,
      link: places[kind](bookingId),
    })),
  };
}
