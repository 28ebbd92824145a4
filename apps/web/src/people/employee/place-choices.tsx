import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useDepartmentChoice, useEmployeeChoice } from '../../nouns/team/team.queries.ts';

interface Choosing {
  /** Empty: none is chosen. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

export function DepartmentField({ value, onChoose }: Choosing) {
  const { t } = useTranslation();
  const departments = useDepartmentChoice().data ?? [];
  return (
    <SelectField
      label={t('employee.department', 'Department')}
      value={value}
      options={[
        { value: '', label: t('employee.department.none', 'None') },
        ...departments.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

/** Of the colleagues of someone; who is new has no id yet. */
export function ManagerField({ value, onChoose, employeeId: own }: Choosing & { employeeId?: string }) {
  const { t } = useTranslation();
  const colleagues = (useEmployeeChoice().data ?? []).filter(({ employeeId }) => employeeId !== own);
  return (
    <SelectField
      label={t('employee.manager', 'Reports to')}
      value={value}
      options={[
        { value: '', label: t('employee.manager.head', 'Head of the department') },
        ...colleagues.map(({ employeeId, fullName }) => ({ value: employeeId, label: fullName })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
