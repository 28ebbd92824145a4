import type { Reader } from '../../platform/db/database.ts';
import type { FindCall, Finder, FoundHit, OpenFindCall } from '../../platform/search/finder.ts';
import type { Wanted } from '../../platform/search/wanted.rules.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { findJobsOf, findOpenJobs } from './find-jobs.store.ts';
import type { JobDependencies } from './job.interface.ts';
import type { JobRow } from './job.store.ts';
import { jobTeam } from './job-team.ts';
import { namesFor } from './names.ts';

/** A number or a code is no title. */
const isWorded = ({ words, isCode }: Wanted): boolean => words.length > 0 && !isCode;

async function present(
  deps: JobDependencies,
  { reader, lang }: OpenFindCall,
  rows: readonly JobRow[],
  more: (row: JobRow) => readonly string[],
): Promise<readonly FoundHit[]> {
  if (rows.length === 0) return [];
  const names = await namesFor(deps, reader, rows, lang);
  return rows.map((row) => ({
    kind: 'job',
    id: row.jobId,
    title: row.title,
    facts: [...more(row), names.trade(row.tradeId).name, row.locality],
    startsAt: null,
    status: null,
  }));
}

const businessesOf = ({ partner }: JobDependencies, reader: Reader, rows: readonly JobRow[]) =>
  partner.getOrganisations(reader, [...new Set(rows.map(({ organisationId }) => organisationId))]);

/** Jobs of the own business, for who may view them. */
async function forWork(deps: JobDependencies, call: FindCall): Promise<readonly FoundHit[]> {
  const { reader, viewer, wanted, limit } = call;
  const { organisationId } = viewer;
  if (!isWorded(wanted) || organisationId === null || !hasPermission(viewer, 'hireTalent.view')) return [];
  const [taxonomy, kept] = await Promise.all([
    deps.skill.taxonomy(reader),
    jobTeam(deps).keptFrom(reader, viewer),
  ]);
  const tradeIds = taxonomy.findTrades(wanted.text).map(({ tradeId }) => tradeId);
  const rows = await findJobsOf(reader, { organisationId, kept, tradeIds, wanted }, limit);
  return present(deps, call, rows, () => []);
}

/** Open jobs of every business that works now; candidates do not see those of others. */
async function forEveryone(deps: JobDependencies, call: OpenFindCall): Promise<readonly FoundHit[]> {
  const { reader, wanted, limit, now } = call;
  if (!isWorded(wanted)) return [];
  const rows = await findOpenJobs(reader, wanted, limit);
  const businesses = await businessesOf(deps, reader, rows);
  const open = rows.filter(
    ({ organisationId, expiresAt }) =>
      businesses.get(organisationId)?.status === 'Active' && expiresAt !== null && expiresAt > now,
  );
  return present(deps, call, open, (row) => [businesses.get(row.organisationId)?.companyName ?? '']);
}

/** Open jobs of every business. */
async function forOffice(deps: JobDependencies, call: FindCall): Promise<readonly FoundHit[]> {
  const { reader, wanted, limit } = call;
  if (!isWorded(wanted)) return [];
  const rows = await findOpenJobs(reader, wanted, limit);
  const businesses = await businessesOf(deps, reader, rows);
  return present(deps, call, rows, (row) => [businesses.get(row.organisationId)?.companyName ?? '']);
}

export const jobFinders = (deps: JobDependencies): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
  { room: 'office', find: (call) => forOffice(deps, call) },
  { room: 'everyone', find: (call) => forEveryone(deps, call) },
];
