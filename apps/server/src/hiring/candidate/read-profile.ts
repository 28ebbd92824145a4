import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { CandidateDependencies } from './candidate.interface.ts';
import { presentProfile } from './candidate.presenter.ts';
import { type CandidateRow, findCandidate, listExperiences, listPlaces } from './candidate.store.ts';
import { readBrought } from './document/candidate-document.store.ts';
import { listHiddenBusinesses } from './hidden-business.store.ts';

/** YYYY-MM in Asia/Kolkata. */
export const monthOf = (now: Date): string => istDay(now).slice(0, 7);

/** A profile in which nothing is said yet: found by employers once it is complete, hidden from one's own. */
export const emptyProfile = (userId: string, now: Date): CandidateRow => ({
  userId,
  tradeIds: [],
  skillIds: [],
  about: '',
  saidMonths: null,
  experienceMonths: null,
  education: null,
  languages: [],
  shifts: [],
  availableFrom: null,
  wageUnit: null,
  wagePaise: null,
  pincode: null,
  travelKm: null,
  searchWords: '',
  visibility: 'employers',
  hidesFromEmployer: true,
  keptForLater: false,
  withdrawnAt: null,
  isAccountActive: true,
  videoFor: 'shortlisted',
  sharesDocuments: false,
  createdAt: now,
  changedAt: now,
});

/** The own one; before the first word it is empty. */
export async function readProfile(
  { account, partner, skill }: CandidateDependencies,
  reader: Reader,
  { viewer: { userId }, now, lang }: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>,
): Promise<CandidateProfile> {
  const [row, places, experiences, hidden, brought, names, taxonomy] = await Promise.all([
    findCandidate(reader, userId),
    listPlaces(reader, [userId]),
    listExperiences(reader, userId),
    listHiddenBusinesses(reader, userId),
    readBrought(reader, userId),
    account.namesOf(reader, [userId]),
    skill.taxonomy(reader),
  ]);
  const organisations = await partner.getOrganisations(reader, hidden);
  const shown = {
    row: row ?? emptyProfile(userId, now),
    places,
    fullName: names.get(userId) ?? '',
    taxonomy,
    lang,
  };
  return presentProfile(shown, {
    experiences,
    hiddenBusinesses: hidden.map((organisationId) => ({
      organisationId,
      name: organisations.get(organisationId)?.companyName ?? '',
    })),
    thisMonth: monthOf(now),
    isMade: row !== null,
    brought,
  });
}
