import { istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { DepartmentField, ManagerField } from './place-choices.tsx';

interface Place {
  readonly employeeCode: string;
  readonly departmentId: string;
  readonly managerId: string;
  readonly joinedOn: string;
}

/** The place at work of someone who is invited, as it is typed, and as the server takes it. */
export function usePlace() {
  const [place, setPlace] = useState<Place>(() => ({
    employeeCode: '',
    departmentId: '',
    managerId: '',
    joinedOn: istDay(new Date()),
  }));
  const body = {
    employeeCode: place.employeeCode.trim() || null,
    departmentId: place.departmentId || null,
    managerId: place.managerId || null,
    joinedOn: place.joinedOn || istDay(new Date()),
  };
  return { place, body, change: (typed: Partial<Place>) => setPlace((before) => ({ ...before, ...typed })) };
}

/** Where they will work, to whom they report, and from when. */
export function PlaceFields({ place, change }: Pick<ReturnType<typeof usePlace>, 'place' | 'change'>) {
  const { t } = useTranslation();
  return (
    <>
      <FieldPair>
        <DepartmentField value={place.departmentId} onChoose={(departmentId) => change({ departmentId })} />
        <ManagerField value={place.managerId} onChoose={(managerId) => change({ managerId })} />
      </FieldPair>
      <FieldPair>
        <DayField
          label={t('employee.first', 'First day')}
          name="joinedOn"
          value={place.joinedOn}
          onDay={(joinedOn) => change({ joinedOn })}
        />
        <TextField
          label={t('employee.code.optional', 'Employee number (optional)')}
          name="employeeCode"
          value={place.employeeCode}
          maxLength={20}
          autoComplete="off"
          onChange={({ target }) => change({ employeeCode: target.value })}
        />
      </FieldPair>
    </>
  );
}
