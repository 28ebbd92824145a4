import { type EmployeeCard, workStates } from '@nukkad/contract/people/employee/employee.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, search } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { dayInWords, workStateWords } from './employee-words.ts';
import { employeeEmpty } from './employee.empty.ts';
import { employeesAddress, useEmployees } from './employee.queries.ts';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, locale }: Voice): readonly Column<EmployeeCard>[] => [
  told('name', t('employee.name', 'Name'), ({ fullName }) => fullName, {
    ...heading,
    cell: ({ employeeId, fullName }) => (
      <Link to={`/people/employees/${employeeId}`} translate="no">
        {fullName}
      </Link>
    ),
  }),
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
        search(t('employee.search', 'Name or employee number')),
        {
          kind: 'choice',
          key: 'departmentId',
          label: t('employee.department', 'Department'),
          options: (departments.data ?? []).map(({ departmentId, name }) => ({
            value: departmentId,
            label: name,
          })),
        },
        choice('state', t('employee.state', 'Status'), workStates, (value) => workStateWords[value](t)),
      ]}
      columns={columnsOf(voice)}
      pages={useEmployees(asked.filters)}
      keyOf={({ employeeId }) => employeeId}
      nameOf={({ fullName }) => fullName}
      empty={<EmptyScreen screen={employeeEmpty['no-employees']} />}
    />
  );
}
