import * as api from '@nukkad/contract/people/payroll/salary-structure.api';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const useStructures = () => usePages(api.listSalaryStructures, { limit: 100 });

/** The first of those who are or can be paid. */
export const useSalaried = () => usePages(api.listSalariedUsers, { limit: 100 });

export const useSetting = () => useAsked(api.getPayrollSetting);
