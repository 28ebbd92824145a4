import { type EmployeeProfile, placementBody } from '@nukkad/contract/people/employee/employee.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { editEmployee } from '@nukkad/contract/people/employee/employee.api';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { DepartmentField, ManagerField } from './place-choices.tsx';

interface Typed {
  readonly employeeCode: string;
  readonly departmentId: string;
  readonly managerId: string;
  readonly joinedOn: string;
  readonly lastDayOn: string;
}
type Body = Omit<EndpointInput<typeof editEmployee>['body'], 'employeeId' | 'version'>;

const typedOf = (employee: EmployeeProfile): Typed => ({
  employeeCode: employee.employeeCode ?? '',
  departmentId: employee.department?.departmentId ?? '',
  managerId: employee.manager?.employeeId ?? '',
  joinedOn: employee.joinedOn,
  lastDayOn: employee.lastDayOn ?? '',
});

const bodyOf = ({ employeeCode, departmentId, managerId, joinedOn, lastDayOn }: Typed): Body => ({
  employeeCode: employeeCode.trim() || null,
  departmentId: departmentId || null,
  managerId: managerId || null,
  joinedOn,
  lastDayOn: lastDayOn || null,
});

function Fields({ employee, onDone }: { employee: EmployeeProfile; onDone: () => void }) {
  const { t } = useTranslation();
  const { employeeId, version } = employee;
  return (
    <SentFields
      save={t('employee.save', 'Save')}
      send={useSend(editEmployee)}
      said={t('employee.saved', 'Saved')}
      initial={typedOf(employee)}
      schema={placementBody}
      bodyOf={(typed) => ({ employeeId, version, ...bodyOf(typed) })}
      about={{ employee_code_taken: 'employeeCode', employee_days: 'lastDayOn' }}
      onSent={onDone}
    >
      {({ fields, change, lineAt, dayAt }) => (
        <>
          <DepartmentField
            value={fields.departmentId}
            onChoose={(departmentId) => change({ departmentId })}
          />
          <ManagerField
            value={fields.managerId}
            onChoose={(managerId) => change({ managerId })}
            employeeId={employee.employeeId}
          />
          <TextField
            label={t('employee.code.optional', 'Employee number (optional)')}
            {...lineAt('employeeCode')}
            maxLength={20}
            autoComplete="off"
          />
          <FieldPair>
            <DayField label={t('employee.first', 'First day')} {...dayAt('joinedOn')} />
            <DayField label={t('employee.last', 'Last day (optional)')} {...dayAt('lastDayOn')} />
          </FieldPair>
        </>
      )}
    </SentFields>
  );
}

export function EditEmployee({ employee }: { employee: EmployeeProfile }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="work" title={t('employee.edit', 'Edit work details')}>
      {(close) => <Fields key={employee.version} employee={employee} onDone={close} />}
    </UrlModal>
  );
}
