import { istDay } from '@nukkad/contract/kernel/time';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { drawStatement } from './draw-statement.ts';
import type { EarningDependencies } from './earning.interface.ts';
import { organisationOf } from './earning.policy.ts';
import { presentEarning } from './earning.presenter.ts';
import { sumOf } from './earning.rules.ts';
import { listSums } from './earning-sums.store.ts';
import { type EarningRow, listEarningRows } from './earning.store.ts';
import { titlesOf } from './list-earnings.ts';
import { type AskedPeriod, type Days, instantsOf, periodOf } from './period.rules.ts';
import { type Statement, lineOf, linesByDay, mostLines } from './statement.rules.ts';

type Lang = SignedInCall['lang'];

export async function readStatement(
  deps: EarningDependencies,
  { organisationId, period, now, lang }: { organisationId: string; period: Days; now: Date; lang: Lang },
): Promise<Statement> {
  const within = instantsOf(period);
  return readTogether(deps.platform.db, async (reader) => {
    const [organisations, sums, rows] = await Promise.all([
      deps.partner.getOrganisations(reader, [organisationId]),
      listSums(reader, { organisationId, step: 'day', ...within }),
      listEarningRows(reader, { organisationId, within, direction: 'asc', after: null, limit: mostLines }),
    ]);
    const isByDay = rows.length > mostLines;
    const titles = isByDay ? new Map() : await titlesOf(deps, reader, rows, lang);
    const organisation = organisations.get(organisationId);
    const line = (row: EarningRow) => lineOf({ ...row, title: presentEarning(row, titles).title });
    return {
      brand: deps.platform.config.BRAND_NAME,
      companyName: organisation?.companyName ?? '',
      gstNumber: organisation?.gstNumber ?? null,
      period,
      madeAt: now,
      total: sumOf(sums),
      lines: isByDay ? linesByDay(sums) : rows.map(line),
      isByDay,
    };
  });
}

/** What was earned in a period, as a paper for the partner's books. */
export async function getStatement(
  deps: EarningDependencies,
  { viewer, now, lang, input: { query }, reply }: SignedInCall<{ query: AskedPeriod }>,
): Promise<Buffer> {
  const organisationId = organisationOf(viewer);
  const period = periodOf(query, istDay(now));
  const statement = await readStatement(deps, { organisationId, period, now, lang });
  void reply
    .header('content-disposition', `inline; filename="statement-${period.from}-${period.to}.pdf"`)
    .header('x-content-type-options', 'nosniff');
  return drawStatement(statement, lang);
}
