import { employeesQuery, listEmployees } from '@nukkad/contract/people/employee/employee.api';
import { workStates } from '@nukkad/contract/people/employee/employee.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { oneOf, choice, search } from '@nukkad/lists/fields';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { dayInWords, workStateWords } from './employee-words.ts';
import { employeeEmpty } from './employee.empty.ts';

/** Who works for the business, by name. */
export const EmployeeList = listPartOf(listEmployees, useDepartmentChoice, {
  name: 'employees',
  label: ({ t }) => t('employee.title', 'Employees'),
  address: listAddress(employeesQuery.shape, ['q', 'departmentId', 'state'], {}),
  fields: ({ t, given: departments }) => [
    search(t('employee.search', 'Name or employee number')),
    oneOf('departmentId', t('employee.department', 'Department'), departments.data, 'departmentId', 'name'),
    choice('state', t('employee.state', 'Status'), workStates, (value) => workStateWords[value](t)),
  ],
  keyOf: ({ employeeId }) => employeeId,
  nameOf: ({ fullName }) => fullName,
  columns: ({ t, locale }) => [
    nameLink(
      'name',
      t('employee.name', 'Name'),
      ({ fullName }) => fullName,
      ({ employeeId }) => `/people/employees/${employeeId}`,
    ),
    told('state', t('employee.state', 'Status'), ({ workState }) => workStateWords[workState](t), {
      card: 'corner',
      width: '8rem',
    }),
    told('designation', t('employee.designation', 'Role'), ({ designation }) => designation, {
      width: '12rem',
    }),
    told('department', t('employee.department', 'Department'), ({ department }) => department?.name ?? '', {
      width: '12rem',
    }),
    told('manager', t('employee.manager', 'Reports to'), ({ manager }) => manager?.fullName ?? '', {
      width: '12rem',
    }),
    told('code', t('employee.code', 'Employee number'), ({ employeeCode }) => employeeCode ?? '', {
      width: '9rem',
      startsHidden: true,
    }),
    told('joined', t('employee.joined', 'Joined'), ({ joinedOn }) => dayInWords(joinedOn, locale), {
      width: '9rem',
    }),
  ],
  empty: () => <EmptyScreen screen={employeeEmpty['no-employees']} />,
});
