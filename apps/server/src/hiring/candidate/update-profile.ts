import { candidateErrors } from '@nukkad/contract/hiring/candidate/candidate.noun';
import type {
  CandidateFields,
  CandidateProfile,
  Experience,
} from '@nukkad/contract/hiring/candidate/candidate.model';
import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import { actorOf, audit } from '../../platform/audit.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CandidateDependencies } from './candidate.interface.ts';
import { experienceMonths } from './candidate.rules.ts';
import {
  type CandidateRow,
  type PlaceRow,
  homePosition,
  listExperiences,
  listPlaces,
  replaceExperiences,
  replacePlaces,
  saveCandidate,
} from './candidate.store.ts';
import { replaceSpots } from './candidate-spot.store.ts';
import { lockOwn } from './own-candidate.ts';
import { monthOf, readProfile } from './read-profile.ts';

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** What is held already stays, also where it was retired since. */
async function checkSkills(
  { skill }: CandidateDependencies,
  tx: Tx,
  row: CandidateRow,
  sent: CandidateFields,
) {
  const taxonomy = await skill.taxonomy(tx);
  const newTrades = (sent.tradeIds ?? []).filter((one) => !row.tradeIds.includes(one));
  if (newTrades.some((one) => !taxonomy.isTrade(one))) refuse(candidateErrors.candidate_trade_unknown);
  const newSkills = (sent.skillIds ?? []).filter((one) => !row.skillIds.includes(one));
  if (taxonomy.unknownSkills(newSkills).length > 0) refuse(candidateErrors.candidate_skill_unknown);
}

/** The row with what was sent; what was not sent stays. */
const changedRow = (row: CandidateRow, sent: CandidateFields, now: Date): CandidateRow => ({
  ...row,
  tradeIds: sent.tradeIds ? once(sent.tradeIds) : row.tradeIds,
  skillIds: sent.skillIds ? once(sent.skillIds) : row.skillIds,
  about: sent.about ?? row.about,
  saidMonths: sent.experienceMonths === undefined ? row.saidMonths : sent.experienceMonths,
  education: sent.education === undefined ? row.education : sent.education,
  languages: sent.languages ? once(sent.languages) : row.languages,
  shifts: sent.shifts ? once(sent.shifts) : row.shifts,
  availableFrom: sent.availableFrom === undefined ? row.availableFrom : sent.availableFrom,
  wageUnit: sent.wage === undefined ? row.wageUnit : (sent.wage?.unit ?? null),
  wagePaise: sent.wage === undefined ? row.wagePaise : (sent.wage?.paise ?? null),
  pincode: sent.pincode === undefined ? row.pincode : sent.pincode,
  travelKm: sent.travelKm === undefined ? row.travelKm : sent.travelKm,
  changedAt: now,
});

/** As the search compares them. */
const searchWordsOf = (about: string, experiences: readonly Experience[]): string =>
  [...experiences.map(({ title }) => title), about].join(' ').toLowerCase();

function refuseUnknown({ position }: Pick<PlaceRow, 'position'>): never {
  const fact = geographyErrors.pincode_unknown;
  const field = position === homePosition ? 'pincode' : 'furtherPincodes';
  return refuse(fact, { fields: { [field]: fact.message } });
}

async function placeAt(
  { geography }: CandidateDependencies,
  reader: Reader,
  at: Pick<PlaceRow, 'userId' | 'position' | 'pincode'>,
): Promise<PlaceRow> {
  const [facts, name] = await Promise.all([
    geography.locate(reader, at.pincode),
    geography.placeName(reader, { pincode: at.pincode, cityCode: null }),
  ]);
  const { latitude, longitude, cityCode } = facts ?? refuseUnknown(at);
  return { ...at, cityCode, name, latitude, longitude };
}

/** Home and further places, each PIN code once. */
async function placesOf(
  deps: CandidateDependencies,
  tx: Tx,
  { userId, pincode }: CandidateRow,
  sent: CandidateFields,
): Promise<PlaceRow[]> {
  const there = await listPlaces(tx, [userId]);
  const further =
    sent.furtherPincodes ??
    there.filter(({ position }) => position !== homePosition).map((one) => one.pincode);
  const wanted = [
    ...(pincode === null ? [] : [{ userId, pincode, position: homePosition }]),
    ...once(further)
      .filter((one) => one !== pincode)
      .map((one, at) => ({ userId, pincode: one, position: homePosition + 1 + at })),
  ];
  return Promise.all(wanted.map((at) => placeAt(deps, tx, at)));
}

function checkMonths({ experiences = [] }: CandidateFields, thisMonth: string): void {
  const isAhead = (month: string | null) => month !== null && month > thisMonth;
  if (experiences.some(({ from, to }) => isAhead(from) || isAhead(to)))
    refuse(candidateErrors.candidate_month_ahead);
}

/** What is written of it, with what the search reads. */
async function saveSaid(
  deps: CandidateDependencies,
  tx: Tx,
  own: Authorized<CandidateRow>,
  { sent, now }: { readonly sent: CandidateFields; readonly now: Date },
): Promise<void> {
  const row = changedRow(own, sent, now);
  const isMoved = sent.pincode !== undefined || sent.furtherPincodes !== undefined;
  const places = isMoved ? await placesOf(deps, tx, row, sent) : await listPlaces(tx, [row.userId]);
  if (isMoved) await replacePlaces(tx, own, places);
  if (sent.experiences) await replaceExperiences(tx, own, sent.experiences);
  const experiences = sent.experiences ?? (await listExperiences(tx, row.userId));
  const counted = {
    ...row,
    experienceMonths: experienceMonths(row.saidMonths, experiences, monthOf(now)),
    searchWords: searchWordsOf(row.about, experiences),
  };
  await saveCandidate(tx, partOf(own, counted));
  await replaceSpots(tx, partOf(own, counted), places);
}

export function updateProfile(
  deps: CandidateDependencies,
  call: SignedInCall,
  sent: CandidateFields,
): Promise<CandidateProfile> {
  const { viewer, now } = call;
  checkMonths(sent, monthOf(now));
  return deps.platform.write(call, async (tx) => {
    const own = await lockOwn(tx, call);
    await checkSkills(deps, tx, own, sent);
    await saveSaid(deps, tx, own, { sent, now });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'candidate.update',
      subjectKind: 'candidate',
      subjectId: own.userId,
      detail: { fields: Object.keys(sent) },
    });
    return readProfile(deps, tx, call);
  });
}
