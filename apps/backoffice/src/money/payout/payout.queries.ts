import {
  listOfficeEarnings,
  listOfficePayouts,
  listPayoutRuns,
  officeEarningsQuery,
  officePayoutsQuery,
  officeRunsQuery,
  previewPayoutRun,
} from '@nukkad/contract/money/payout/payout-admin.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const payoutsAddress = listAddress(officePayoutsQuery.shape, ['q', 'status', 'runId'], {});
export const payoutsList = (filter: ReturnType<typeof payoutsAddress.read>) =>
  countedList(['payouts', filter], (page) => call(listOfficePayouts, { query: { ...filter, ...page } }));

export const runsAddress = listAddress(officeRunsQuery.shape, ['status'], {});
export const runsList = (filter: ReturnType<typeof runsAddress.read>) =>
  countedList(['payout-runs', filter], (page) => call(listPayoutRuns, { query: { ...filter, ...page } }));

export const earningsAddress = listAddress(officeEarningsQuery.shape, ['q', 'state'], {});
export const earningsList = (filter: ReturnType<typeof earningsAddress.read>) =>
  countedList(['earnings', filter], (page) => call(listOfficeEarnings, { query: { ...filter, ...page } }));

export const nextRunQuery = queryOptions({
  queryKey: ['payout-runs', 'next'],
  queryFn: () => call(previewPayoutRun, {}),
});

/** All lists that a hold, a retry or a decision changes. */
export const payoutLists = ['payouts', 'payout-runs', 'earnings'] as const;
