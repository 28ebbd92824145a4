import { type EmployeeCard, workStates } from '@nukkad/contract/people/employee/employee.model';
import type { Column } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { dayInWords, workStateWords } from './employee-words.ts';
import { employeeEmpty } from './employee.empty.ts';
import { employeesAddress, useEmployees } from './employee.queries.ts';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, locale }: Voice): readonly Column<EmployeeCard>[] => [
  {
    id: 'name',
    title: t('employee.name', 'Name'),
    text: ({ fullName }) => fullName,
    cell: ({ employeeId, fullName }) => (
      <Link to={`/people/employees/${employeeId}`} translate="no">
        {fullName}
      </Link>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'state',
    title: t('employee.state', 'Status'),
    text: ({ workState }) => workStateWords[workState](t),
    card: 'corner',
    width: '8rem',
  },
  {
    id: 'designation',
    title: t('employee.designation', 'Role'),
    text: ({ designation }) => designation,
    width: '12rem',
  },
  {
    id: 'department',
    title: t('employee.department', 'Department'),
    text: ({ department }) => department?.name ?? '',
    width: '12rem',
  },
  {
    id: 'manager',
    title: t('employee.manager', 'Reports to'),
    text: ({ manager }) => manager?.fullName ?? '',
    width: '12rem',
  },
  {
    id: 'code',
    title: t('employee.code', 'Employee number'),
    text: ({ employeeCode }) => employeeCode ?? '',
    width: '9rem',
    startsHidden: true,
  },
  {
    id: 'joined',
    title: t('employee.joined', 'Joined'),
    text: ({ joinedOn }) => dayInWords(joinedOn, locale),
    width: '9rem',
  },
];

/** Who works for the business, by name. */
export function EmployeeList() {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(employeesAddress);
  const departments = useDepartmentChoice();
  return (
    <Listing<EmployeeCard>
      name="employees"
      label={t('employee.title', 'Employees')}
      asked={asked}
      fields={[
        { kind: 'search', key: 'q', label: t('employee.search', 'Name or employee number') },
        {
          kind: 'choice',
          key: 'departmentId',
          label: t('employee.department', 'Department'),
          options: (departments.data ?? []).map(({ departmentId, name }) => ({
            value: departmentId,
            label: name,
          })),
        },
        {
          kind: 'choice',
          key: 'state',
          label: t('employee.state', 'Status'),
          options: workStates.map((value) => ({ value, label: workStateWords[value](t) })),
        },
      ]}
      columns={columnsOf(voice)}
      pages={useEmployees(asked.filters)}
      keyOf={({ employeeId }) => employeeId}
      nameOf={({ fullName }) => fullName}
      empty={<EmptyScreen screen={employeeEmpty['no-employees']} />}
    />
  );
}
