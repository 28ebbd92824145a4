import * as api from '@nukkad/contract/money/earning/earning.api';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import type { EarningDependencies } from './earning.interface.ts';
import { earningSheets } from './earning.sheets.ts';
import { getStatement } from './get-statement.ts';
import { getEarning, listDeducted, listEarnings } from './list-earnings.ts';
import { readOwnEarnings, readSummary } from './read-summary.ts';
import { statementRecords } from './statement-records.ts';
import { listWeeksOfEarning } from './weeks-of-earning.ts';

export type { EarningDependencies } from './earning.interface.ts';

export interface EarningInterface {
  /** By the Monday of each week, in paise, after deductions. */
  readonly weeks: typeof listWeeksOfEarning;
}

/** What partners and professionals read of their earnings. It writes nothing: the rows are those of payouts. */
export const createEarningDomain = (deps: EarningDependencies): Domain & EarningInterface => ({
  name: 'earning',
  weeks: listWeeksOfEarning,
  sheets: earningSheets,
  extensions: [deps.drive.records.answeredBy(statementRecords(deps))],
  routes: [
    route(api.getEarningSummary, (call) => readSummary(deps, call)),
    route(api.listEarnings, (call) => listEarnings(deps, call)),
    route(api.getEarning, (call) => getEarning(deps, call)),
    route(api.listDeducted, (call) => listDeducted(deps, call)),
    route(api.getEarningStatement, (call) => getStatement(deps, call)),
    route(api.getOwnEarnings, (call) => readOwnEarnings(deps, call)),
  ],
});

export const earning = domain({
  needs: ['booking', 'catalog', 'drive', 'partner'],
  create: createEarningDomain,
});
