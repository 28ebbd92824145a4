import type { searchCandidates } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { CandidateCard, FoundCandidate } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import * as z from 'zod/mini';
import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import { readCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { pointOf, spotOf, spotRadius } from '../../platform/search/spot.rules.ts';
import { wantedOf } from '../../platform/search/wanted.rules.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import {
  type AfterFound,
  type Around,
  type CandidateFilter,
  type FoundRow,
  type OfPerson,
  countFoundCandidates,
  listNearest,
  listNewest,
} from './candidate-search.store.ts';
import type { Taxonomy } from '../skill/index.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { mayInvite } from './candidate.policy.ts';
import { presentCard } from './candidate.presenter.ts';
import { educationsFrom, monthlyPaise } from './candidate.rules.ts';
import { homePosition } from './candidate.store.ts';

type Asked = EndpointParsed<typeof searchCandidates>['query'];
/** What one looks for, without the page. */
type Looked = Omit<Asked, keyof PageAsked | 'sort'>;

const usualKm = 25;

async function placeOf({ geography }: CandidateParts, { pincode }: Looked): Promise<Point | null> {
  if (pincode === undefined) return null;
  return (await geography.knownPlaces()).ofPincode(pincode) ?? refuse(geographyErrors.pincode_unknown);
}

const aroundOf = (place: Point, withinKm: number): Around => ({
  place,
  spot: spotOf(place),
  radius: spotRadius(place, withinKm * 1_000),
  perKilometre: spotRadius(place, 1_000),
});

/** Words name trades in every spelling that the taxonomy knows, or are said by candidates of other trades. */
function wantedIn(
  { q, tradeId }: Looked,
  taxonomy: Taxonomy,
): Pick<CandidateFilter, 'tradeIds' | 'orWords' | 'andWords'> {
  const typed = wantedOf(q ?? '');
  const found = typed.text === '' ? [] : taxonomy.findTrades(typed.text).map((one) => one.tradeId);
  if (typed.text === '')
    return { tradeIds: tradeId === undefined ? null : [tradeId], orWords: null, andWords: null };
  if (tradeId === undefined) return { tradeIds: found, orWords: typed, andWords: null };
  return { tradeIds: [tradeId], orWords: null, andWords: { typed, tradeIds: found } };
}

/** For the statement that finds the people. Where no one answers, no one was shortlisted. */
const ofPerson = (
  { account, shortlisted }: Pick<CandidateParts, 'account' | 'shortlisted'>,
  viewer: Viewer,
): OfPerson => ({
  fullName: (userId) => account.nameOf(userId),
  isShortlisted: (userId) => shortlisted.answers[0]?.(viewer, userId) ?? false,
});

/** Whom an organisation looks for, and what the ones who are found are shown with. */
interface LookedFor {
  readonly filter: CandidateFilter;
  readonly person: OfPerson;
  readonly taxonomy: Taxonomy;
}

/** Whom the organisation may find, and what they fit. */
export async function lookedFor(
  deps: CandidateParts,
  viewer: Viewer,
  asked: Looked,
  reader: Reader,
): Promise<LookedFor> {
  // Both are held in memory: outside of a transaction it is one question for their versions.
  const [place, taxonomy] = await Promise.all([placeOf(deps, asked), deps.skill.taxonomy(reader)]);
  const organisationId = organisationOf(viewer);
  const { wageUnit = 'month', wageUpToPaise, education, shift } = asked;
  const filter: CandidateFilter = {
    organisationId,
    worksThere: (userId) => deps.partner.members.worksThere(organisationId, userId),
    ...wantedIn(asked, taxonomy),
    skillIds: (asked.skillIds ?? '').split(',').filter((one) => one !== ''),
    around: place && aroundOf(place, asked.withinKm ?? usualKm),
    wageMonthPaise: wageUpToPaise === undefined ? null : monthlyPaise(wageUnit, wageUpToPaise),
    experienceMonths: asked.experienceMonths ?? null,
    educations: education === undefined || education === 'none' ? null : educationsFrom(education),
    language: asked.language ?? null,
    shifts: shift === undefined ? null : [shift, 'flexible'],
    availableBy: asked.availableBy ?? null,
  };
  return { filter, person: ofPerson(deps, viewer), taxonomy };
}

const awayAndId = z.tuple([z.number(), z.uuid()]);

function afterNearest(cursor: string | undefined): AfterFound | null {
  const key = readCursor(cursor, awayAndId);
  return key && { away: key[0], id: key[1] };
}

function afterNewest(cursor: string | undefined): AfterFound | null {
  const key = readInstantCursor(cursor);
  return key && { changedAt: key.at, id: key.id };
}

/** Metres from the place to the nearest one of the candidate. */
const distanceOf = ({ spotX, spotY }: FoundRow, place: Point | null): number | null =>
  place === null || spotX === null || spotY === null
    ? null
    : Math.round(distanceMetres(place, pointOf({ x: spotX, y: spotY })));

/** As its card says it. */
export function presentRow(row: FoundRow, taxonomy: Taxonomy, lang: Language): CandidateCard {
  const { homePincode: pincode, homeName: name, fullName, isShortlisted } = row;
  const places = pincode === null || name === null ? [] : [{ position: homePosition, pincode, name }];
  return presentCard({ row, places, fullName, taxonomy, lang }, isShortlisted);
}

function presentFound(
  { viewer, lang }: SignedInCall,
  rows: readonly FoundRow[],
  { filter: { around }, taxonomy }: LookedFor,
): FoundCandidate[] {
  const can = { invite: mayInvite(viewer) };
  return rows.map((row) => ({
    ...presentRow(row, taxonomy, lang),
    distanceMetres: distanceOf(row, around?.place ?? null),
    can,
  }));
}

/** Only those who may be found by the organisation of the viewer. */
export async function listCandidates(
  deps: CandidateParts,
  call: SignedInCall,
  asked: Asked,
): Promise<CountedPage<FoundCandidate>> {
  const { db } = deps.platform;
  const looked = await lookedFor(deps, call.viewer, asked, db);
  const { filter, person } = looked;
  const { around } = filter;
  const list = {
    count: () => countFoundCandidates(db, filter),
    items: (rows: readonly FoundRow[]) => presentFound(call, rows, looked),
  };
  if (around !== null && asked.sort === 'nearest')
    return listOf(asked, {
      ...list,
      after: afterNearest,
      rows: (after, limit) => listNearest(db, filter, around, { after, limit, person }),
      key: ({ away, userId }) => [away ?? 0, userId],
    });
  return listOf(asked, {
    ...list,
    after: afterNewest,
    rows: (after, limit) => listNewest(db, filter, { after, limit, person }),
    key: ({ changedAt, userId }) => [changedAt, userId],
  });
}
