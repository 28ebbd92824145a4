import * as api from '@nukkad/contract/people/report/report.api';
import { useAsked } from '../../platform/api/asked.ts';

export const useHeadcount = (months: string) => useAsked(api.reportHeadcount, { query: { months } });

export const useAttendanceReport = (months: string) => useAsked(api.reportAttendance, { query: { months } });

export const useLeaveTaken = (months: string) => useAsked(api.reportLeaveTaken, { query: { months } });

export const useCost = (months: string) => useAsked(api.reportCost, { query: { months } });
