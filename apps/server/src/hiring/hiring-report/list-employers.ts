import type { listHiringEmployers as listing } from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import type { HiringEmployer } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { EmployerClocks } from '../job/index.ts';
import type { HiringReportDependencies } from './hiring-report.interface.ts';
import { inTenths, sinceDays } from './hiring-report.rules.ts';

const place = z.tuple([z.int(), z.uuid()]);

async function present(
  { application, partner, platform: { db } }: HiringReportDependencies,
  rows: readonly EmployerClocks[],
  from: Date,
): Promise<HiringEmployer[]> {
  const ids = rows.map(({ organisationId }) => organisationId);
  const [businesses, counted] = await Promise.all([
    partner.getOrganisations(db, ids),
    application.figures.countByEmployer(db, ids, from),
  ]);
  const counts = new Map(counted.map((one) => [one.organisationId, one]));
  return rows.map(({ organisationId, jobs, kept, missed, running }) => {
    const own = counts.get(organisationId);
    return {
      organisationId,
      companyName: businesses.get(organisationId)?.companyName ?? '',
      jobs,
      kept,
      missed,
      running,
      applied: own?.applied ?? 0,
      waiting: own?.waiting ?? 0,
      hired: own?.hired ?? 0,
      answerHours: inTenths(own?.answerHours ?? null),
    };
  });
}

/** Those that published jobs in these days, the most jobs first. */
export function listHiringEmployers(
  deps: HiringReportDependencies,
  { now }: SignedInCall,
  asked: EndpointParsed<typeof listing>['query'],
): Promise<Page<HiringEmployer>> {
  const from = sinceDays(now, asked.days);
  return listOf(asked, {
    after: place,
    rows: (after, limit) =>
      deps.job.clocks.listEmployers(
        deps.platform.db,
        { from, now },
        after && { jobs: after[0], organisationId: after[1] },
        limit,
      ),
    key: ({ jobs, organisationId }) => [jobs, organisationId],
    items: (rows) => present(deps, rows, from),
  });
}
