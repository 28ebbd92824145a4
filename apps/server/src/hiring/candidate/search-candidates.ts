import type { searchCandidates } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { FoundCandidate } from '@nukkad/contract/hiring/candidate/candidate.model';
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
import { pointOf, spotOf, spotRadius } from '../../platform/search/spot.rules.ts';
import { wantedOf } from '../../platform/search/wanted.rules.ts';
import { organisationOf } from '../../platform/viewer.ts';
import {
  type AfterFound,
  type Around,
  type CandidateFilter,
  type FoundRow,
  countFoundCandidates,
  listNearest,
  listNewest,
} from './candidate-search.store.ts';
import type { Taxonomy } from '../skill/index.ts';
import { shownOf } from './candidate-cards.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { mayInvite } from './candidate.policy.ts';
import { presentCard } from './candidate.presenter.ts';
import { educationsFrom, monthlyPaise } from './candidate.rules.ts';
import { readStandings } from './read-candidate.ts';

type Asked = EndpointParsed<typeof searchCandidates>['query'];
/** What one looks for, without the page. */
type Looked = Omit<Asked, keyof PageAsked | 'sort'>;

const usualKm = 25;

async function placeOf(
  { geography }: CandidateParts,
  reader: Reader,
  { pincode }: Looked,
): Promise<Point | null> {
  if (pincode === undefined) return null;
  return (await geography.locate(reader, pincode)) ?? refuse(geographyErrors.pincode_unknown);
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

/** Of its own people those who work there now, and the owner. */
async function ownPeopleOf(
  { partner }: CandidateParts,
  reader: Reader,
  organisationId: string,
): Promise<string[]> {
  const { members } = partner;
  const [userIds, organisations] = await Promise.all([
    members.listUserIds(reader, organisationId),
    partner.getOrganisations(reader, [organisationId]),
  ]);
  const owner = organisations.get(organisationId)?.ownerUserId;
  const asked = owner === undefined ? userIds : [...userIds, owner];
  return [...(await members.findPlaces(reader, organisationId, asked)).keys()];
}

/** Whom the organisation may find, and what they fit. */
export async function filterOf(
  deps: CandidateParts,
  organisationId: string,
  asked: Looked,
  reader: Reader,
): Promise<CandidateFilter> {
  const [place, ownPeople, taxonomy] = await Promise.all([
    placeOf(deps, reader, asked),
    ownPeopleOf(deps, reader, organisationId),
    deps.skill.taxonomy(reader),
  ]);
  const { wageUnit = 'month', wageUpToPaise, education, shift } = asked;
  return {
    organisationId,
    ownPeople,
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

async function presentFound(
  deps: CandidateParts,
  { viewer, lang }: SignedInCall,
  rows: readonly FoundRow[],
  place: Point | null,
): Promise<FoundCandidate[]> {
  const { db } = deps.platform;
  const userIds = rows.map(({ userId }) => userId);
  const [shown, standings] = await Promise.all([
    shownOf(deps, db, rows, lang),
    readStandings(deps, db, viewer, userIds),
  ]);
  return shown.map((one) => ({
    ...presentCard(one, standings.get(one.row.userId) === 'shortlisted'),
    distanceMetres: distanceOf(one.row, place),
    can: { invite: mayInvite(viewer) },
  }));
}

/** Only those who may be found by the organisation of the viewer. */
export async function listCandidates(
  deps: CandidateParts,
  call: SignedInCall,
  asked: Asked,
): Promise<CountedPage<FoundCandidate>> {
  const { db } = deps.platform;
  const filter = await filterOf(deps, organisationOf(call.viewer), asked, db);
  const { around } = filter;
  const list = {
    count: () => countFoundCandidates(db, filter),
    items: (rows: readonly FoundRow[]) => presentFound(deps, call, rows, around?.place ?? null),
  };
  if (around !== null && asked.sort === 'nearest')
    return listOf(asked, {
      ...list,
      after: afterNearest,
      rows: (after, limit) => listNearest(db, filter, around, { after, limit }),
      key: ({ away, userId }) => [away ?? 0, userId],
    });
  return listOf(asked, {
    ...list,
    after: afterNewest,
    rows: (after, limit) => listNewest(db, filter, { after, limit }),
    key: ({ changedAt, userId }) => [changedAt, userId],
  });
}
