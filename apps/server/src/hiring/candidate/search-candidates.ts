import type { searchCandidates } from '@nukkad/contract/hiring/candidate/candidate.api';
import type { FoundCandidate } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { type AfterInstant, readCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { wantedOf } from '../../platform/search/wanted.rules.ts';
import { organisationOf } from '../../platform/viewer.ts';
import {
  type AfterFound,
  type Around,
  type CandidateFilter,
  type FoundRow,
  countFoundCandidates,
  listFound,
} from './candidate-search.store.ts';
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

async function aroundOf(
  { geography }: CandidateParts,
  reader: Reader,
  asked: Looked,
): Promise<Around | null> {
  if (asked.pincode === undefined) return null;
  const at = await geography.locate(reader, asked.pincode);
  const { latitude, longitude } = at ?? refuse(geographyErrors.pincode_unknown);
  return { latitude, longitude, metres: (asked.withinKm ?? usualKm) * 1_000 };
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

export async function filterOf(
  deps: CandidateParts,
  organisationId: string,
  asked: Looked,
  reader: Reader,
): Promise<CandidateFilter> {
  const typed = wantedOf(asked.q ?? '');
  const [around, ownPeople, taxonomy] = await Promise.all([
    aroundOf(deps, reader, asked),
    ownPeopleOf(deps, reader, organisationId),
    deps.skill.taxonomy(reader),
  ]);
  const { wageUnit = 'month', wageUpToPaise, education, shift } = asked;
  return {
    organisationId,
    ownPeople,
    words:
      typed.text === ''
        ? null
        : { typed, tradeIds: taxonomy.findTrades(typed.text).map(({ tradeId }) => tradeId) },
    tradeId: asked.tradeId ?? null,
    skillIds: (asked.skillIds ?? '').split(',').filter((one) => one !== ''),
    around,
    wageMonthPaise: wageUpToPaise === undefined ? null : monthlyPaise(wageUnit, wageUpToPaise),
    experienceMonths: asked.experienceMonths ?? null,
    educations: education === undefined || education === 'none' ? null : educationsFrom(education),
    language: asked.language ?? null,
    shifts: shift === undefined ? null : [shift, 'flexible'],
    availableBy: asked.availableBy ?? null,
  };
}

const metresAndId = z.tuple([z.int32(), z.uuid()]);

const afterOf =
  (order: 'newest' | 'nearest') =>
  (cursor: string | undefined): AfterFound | null => {
    if (order === 'newest') {
      const key: AfterInstant | null = readInstantCursor(cursor);
      return key && { changedAt: key.at, id: key.id };
    }
    const key = readCursor(cursor, metresAndId);
    return key && { metres: key[0], id: key[1] };
  };

async function presentFound(
  deps: CandidateParts,
  { viewer, lang }: SignedInCall,
  rows: readonly FoundRow[],
): Promise<FoundCandidate[]> {
  const { db } = deps.platform;
  const userIds = rows.map(({ userId }) => userId);
  const [shown, standings] = await Promise.all([
    shownOf(deps, db, rows, lang),
    readStandings(deps, db, organisationOf(viewer), userIds),
  ]);
  return shown.map((one) => ({
    ...presentCard(one, standings.get(one.row.userId) === 'shortlisted'),
    distanceMetres: one.row.metres,
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
  const order = filter.around !== null && asked.sort === 'nearest' ? 'nearest' : 'newest';
  return listOf(asked, {
    after: afterOf(order),
    rows: (after, most) => listFound(db, filter, order, after, most),
    key: (row) => [order === 'nearest' ? (row.metres ?? 0) : row.changedAt, row.userId],
    count: () => countFoundCandidates(db, filter),
    items: (rows) => presentFound(deps, call, rows),
  });
}
