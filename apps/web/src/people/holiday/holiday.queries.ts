import * as api from '@nukkad/contract/people/holiday/holiday.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export const useHolidays = (year: number) =>
  useAsked(api.listYearlyHolidays, { query: { year, limit: 100 } });

export const useSuggested = (year: number, stateCode: string) =>
  useAsked(api.suggestHolidays, { query: { year, stateCode } }, { enabled: stateCode !== '' });

export const useRemoveHoliday = () =>
  useSend(api.removeYearlyHoliday, { given: (holidayId: string) => ({ query: { holidayId } }), loud: true });

export const useWeekly = () => useAsked(api.getWeeklyHolidays);

export const useSetWeekly = () => useSend(api.setWeeklyHoliday, { loud: true });
