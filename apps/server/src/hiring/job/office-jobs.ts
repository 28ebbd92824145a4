import type {
  JobReport,
  OfficeJob,
  OfficeJobCard,
  listOfficeJobs as listing,
} from '@nukkad/contract/hiring/job/job-office.api';
import { jobHolds } from '@nukkad/contract/hiring/job/job.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { countJobRows, listJobRows } from './job-list.store.ts';
import type { JobDependencies } from './job.interface.ts';
import { type Seeing, presentJob } from './job.presenter.ts';
import { standingOf } from './job.rules.ts';
import { type JobRow, findJob } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { type Names, namesFor } from './names.ts';
import { type ReportRow, listReports } from './report.store.ts';

const mostReports = 50;

function presentCard(row: JobRow, companyName: string, names: Names, { viewer }: Seeing): OfficeJobCard {
  const moves = jobTransitions.movesOf(viewer, row);
  const isHeld = row.heldAt !== null;
  return {
    jobId: row.jobId,
    title: row.title,
    tradeName: names.trade(row.tradeId).name,
    organisationId: row.organisationId,
    companyName,
    cityName: names.cities.get(row.cityCode) ?? '',
    status: row.status,
    standing: standingOf(row),
    holds: jobHolds.filter((one) => isHeld && row.heldReasons.includes(one)),
    heldAt: row.heldAt?.toISOString() ?? null,
    reports: row.openReports,
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    version: row.version,
    can: {
      approve: moves.approve && isHeld,
      refuse: moves.refuse && isHeld,
      takeDown: moves.takeDown && row.openReports > 0,
      dismissReports: row.openReports > 0,
    },
  };
}

async function presentCards(
  deps: JobDependencies,
  reader: Reader,
  rows: readonly JobRow[],
  seeing: Seeing,
): Promise<OfficeJobCard[]> {
  const ids = [...new Set(rows.map(({ organisationId }) => organisationId))];
  const [names, businesses] = await Promise.all([
    namesFor(deps, reader, rows, seeing.lang),
    deps.partner.getOrganisations(reader, ids),
  ]);
  return rows.map((row) =>
    presentCard(row, businesses.get(row.organisationId)?.companyName ?? '', names, seeing),
  );
}

const presentReport = (row: ReportRow): JobReport => ({
  reportId: row.reportId,
  reason: row.reason,
  words: row.words,
  at: row.updatedAt.toISOString(),
  outcome: row.outcome,
});

/** One job as operators read it, without who reported it. */
export async function presentOfficeJob(
  deps: JobDependencies,
  reader: Reader,
  row: JobRow,
  seeing: Seeing,
): Promise<OfficeJob> {
  const [[card], job, reports] = await Promise.all([
    presentCards(deps, reader, [row], seeing),
    presentJob(deps, reader, row, seeing),
    listReports(reader, row.jobId, mostReports),
  ]);
  if (!card) throw new Error('A row has a card.');
  return { ...card, job, newestReports: reports.map(presentReport) };
}

export function listOfficeJobs(
  deps: JobDependencies,
  call: SignedInCall,
  { sort: order = 'newest', ...asked }: EndpointParsed<typeof listing>['query'],
): Promise<CountedPage<OfficeJobCard>> {
  const { db } = deps.platform;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit, filter) => listJobRows(db, filter, { order, after, limit }),
    key: (row) => [row.createdAt, row.jobId],
    count: (filter) => countJobRows(db, filter),
    items: (rows) => presentCards(deps, db, rows, call),
  });
}

export async function readOfficeJob(
  deps: JobDependencies,
  call: SignedInCall,
  { jobId }: { readonly jobId: string },
): Promise<OfficeJob> {
  const { db } = deps.platform;
  return presentOfficeJob(deps, db, jobTransitions.seen(call.viewer, await findJob(db, jobId)), call);
}
