import * as api from '@nukkad/contract/people/payroll/salary-structure.api';
import { listAddress } from '@nukkad/lists/address';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';

export const useStructures = () => usePages(api.listSalaryStructures, { limit: 100 });

export const peopleAddress = listAddress(api.salariedQuery.shape, ['search'], {});

export const useSalaried = (search = '') =>
  usePages(
    api.listSalariedUsers,
    { search, limit: 100 },
    { counted: true, placeholderData: (before) => before },
  );

export const useSetting = () => useAsked(api.getPayrollSetting);
