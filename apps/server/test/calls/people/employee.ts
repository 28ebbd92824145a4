import { editEmployee, getEmployee } from '@nukkad/contract/people/employee/employee.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /user/subUser/profile': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.ask(getEmployee, { query: { employeeId: staffIds.professional } }),
    },
    'PATCH /user/subUser': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.askLoosely(editEmployee, {
          body: {
            employeeId: staffIds.professional,
            version: 0,
            employeeCode: null,
            departmentId: null,
            managerId: null,
            joinedOn: '2026-01-01',
            lastDayOn: null,
          },
        }),
    },
  }),
  triedAtHome: {
    'GET /user/subUser/sheet': 'src/people/employee/sheet/change-many.test.ts',
    'POST /user/subUser/sheet/file': 'src/people/employee/sheet/change-many.test.ts',
    'POST /user/subUser/sheet': 'src/people/employee/sheet/change-many.test.ts',
    'GET /user/subUser': 'src/people/employee/employee.test.ts',
    'GET /user/subUser/chart': 'src/people/employee/employee.test.ts',
    'POST /user/subUser': 'src/people/employee/add-employee.test.ts',
    'GET /user/employee/settings': 'src/people/employee/add-employee.test.ts',
    'POST /user/employee/settings': 'src/people/employee/add-employee.test.ts',
    'PATCH /user/employee/settings': 'src/people/employee/add-employee.test.ts',
  },
  lists: {
    'GET /user/subUser': { query: '', who: 'owner' },
    'GET /user/subUser/chart': { query: '', who: 'owner' },
  },
};
