import * as api from '@nukkad/contract/people/report/report.api';
import { listAddress } from '@nukkad/lists/address';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const useHeadcount = (months: string) => useAsked(api.reportHeadcount, { query: { months } });

export const useAttendanceReport = (months: string) => useAsked(api.reportAttendance, { query: { months } });

export const useLeaveTaken = (months: string) => useAsked(api.reportLeaveTaken, { query: { months } });

export const useCost = (months: string) => useAsked(api.reportCost, { query: { months } });

export const balancesAddress = listAddress({}, [], {});

export const useBalances = () => usePages(api.reportLeaveBalances, { limit: 50 });
