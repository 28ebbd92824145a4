import { closenessOf, wordsIn } from '@nukkad/contract/kernel/alike';
import type { FindCall, Finder, FoundHit } from '../../platform/search/finder.ts';
import type { Wanted } from '../../platform/search/wanted.rules.ts';
import { hasPermission } from '../../platform/viewer.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import {
  type FoundApplication,
  type LookedThrough,
  findNumbered,
  listShortlisted,
} from './find-applications.store.ts';

/** Of a business the newest ones are looked through by name. */
const mostNamed = 500;

interface Known {
  readonly fullName: string;
  readonly mobileNumber: string;
}

function isMeant({ fullName, mobileNumber }: Known, { words, number }: Wanted): boolean {
  if (number !== null) return mobileNumber.startsWith(number.begins) || mobileNumber.endsWith(number.ends);
  return closenessOf(words.flatMap(wordsIn), wordsIn(fullName)) > 0;
}

/** By name or number of the candidate: only after the shortlist, when the business knows both. */
async function findNamed(
  { account }: Pick<ApplicationDependencies, 'account'>,
  { reader, wanted, limit }: FindCall,
  through: LookedThrough,
): Promise<readonly FoundApplication[]> {
  if (wanted.isCode || (wanted.words.length === 0 && wanted.number === null)) return [];
  const rows = await listShortlisted(reader, through, mostNamed);
  if (rows.length === 0) return [];
  const people = await account.getPeople(reader, [...new Set(rows.map(({ userId }) => userId))]);
  const meant = rows.filter(({ userId }) => {
    const known = people.get(userId);
    return known !== undefined && isMeant(known, wanted);
  });
  return meant.slice(0, limit);
}

async function present(
  { account, candidate, job }: ApplicationDependencies,
  { reader, lang }: FindCall,
  rows: readonly FoundApplication[],
): Promise<readonly FoundHit[]> {
  const named = [...new Set(rows.filter((row) => row.shortlistedAt !== null).map(({ userId }) => userId))];
  const [cards, people, jobs] = await Promise.all([
    candidate.candidateCards(reader, [...new Set(rows.map(({ userId }) => userId))], {
      shownFully: new Set(named),
      lang,
    }),
    account.getPeople(reader, named),
    job.jobCards(reader, [...new Set(rows.map(({ jobId }) => jobId))]),
  ]);
  return rows.map((row) => ({
    kind: 'application',
    id: `${row.jobId}/${row.applicationId}`,
    title: cards.get(row.userId)?.name || row.applicationNumber,
    facts: [
      jobs.get(row.jobId)?.title ?? '',
      (row.shortlistedAt !== null && people.get(row.userId)?.mobileNumber) || '',
      row.applicationNumber,
    ],
    startsAt: null,
    status: null,
  }));
}

/** Applications for jobs of the own business, for who may view them. */
async function forWork(deps: ApplicationDependencies, call: FindCall): Promise<readonly FoundHit[]> {
  const { reader, viewer, wanted, limit } = call;
  const { organisationId } = viewer;
  if (organisationId === null || !hasPermission(viewer, 'hireTalent.view')) return [];
  const through = { organisationId, kept: await deps.job.team.keptFrom(reader, viewer) };
  const [numbered, named] = await Promise.all([
    wanted.part === null ? [] : findNumbered(reader, { ...through, wanted }, limit),
    findNamed(deps, call, through),
  ]);
  const rows = new Map([...numbered, ...named].map((row) => [row.applicationId, row]));
  return rows.size === 0 ? [] : present(deps, call, [...rows.values()].slice(0, limit));
}

export const applicationFinders = (deps: ApplicationDependencies): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
];
