import { addDepartment, editDepartment } from '@nukkad/contract/people/department/department.api';
import { type Department, departmentBody } from '@nukkad/contract/people/department/department.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { type DepartmentBody, useDepartments, useRemoveDepartment } from './department.queries.ts';
import { useEmployeeChoice } from '../../nouns/team/team.queries.ts';

interface Typed {
  readonly name: string;
  readonly parentId: string;
  readonly headId: string;
}

const bodyOf = ({ name, parentId, headId }: Typed): DepartmentBody => ({
  name,
  parentId: parentId || null,
  headId: headId || null,
});

function useWrite(department: Department | undefined) {
  const add = useSend(addDepartment);
  const edit = useSend(editDepartment);
  return (body: DepartmentBody) =>
    department
      ? edit.mutateAsync({ departmentId: department.departmentId, version: department.version, ...body })
      : add.mutateAsync(body);
}

function Fields({
  department,
  all,
  onDone,
}: {
  department: Department | undefined;
  all: readonly Department[];
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const heads = useEmployeeChoice(true);
  const remove = useRemoveDepartment();
  const write = useWrite(department);
  const initial: Typed = {
    name: department?.name ?? '',
    parentId: department?.parentId ?? '',
    headId: department?.head?.employeeId ?? '',
  };
  const owner = t('department.owner', 'The owner');
  return (
    <SentFields
      save={t('department.save', 'Save')}
      foot={(send) => (
        <Acts>
          {send}
          {department?.can.remove && (
            <Button
              tone="plain"
              busy={remove.isPending}
              onClick={() => remove.mutate(department.departmentId, { onSuccess: onDone })}
            >
              {t('department.remove', 'Remove')}
            </Button>
          )}
        </Acts>
      )}
      send={write}
      said={t('department.saved', 'Saved')}
      initial={initial}
      schema={departmentBody}
      bodyOf={bodyOf}
      about={{ department_name_taken: 'name' }}
      onSent={onDone}
    >
      {({ fields, change, textAt }) => (
        <>
          <HindiField label={t('department.name', 'Name')} {...textAt('name')} maxLength={80} />
          <SelectField
            label={t('department.parent', 'Part of')}
            value={fields.parentId}
            options={[
              { value: '', label: t('department.top', 'None') },
              ...all
                .filter(({ departmentId }) => departmentId !== department?.departmentId)
                .map(({ departmentId, name }) => ({ value: departmentId, label: name })),
            ]}
            onChange={({ target }) => change({ parentId: target.value })}
          />
          <SelectField
            label={t('department.head', 'Head')}
            value={fields.headId}
            options={[
              { value: '', label: owner },
              ...(heads.data ?? []).map(({ employeeId, fullName }) => ({
                value: employeeId,
                label: fullName,
              })),
            ]}
            onChange={({ target }) => change({ headId: target.value })}
          />
        </>
      )}
    </SentFields>
  );
}

/** Adds one, or changes the one that the address names. */
export function DepartmentDialog() {
  const { t } = useTranslation();
  const { get } = useUrlDialog('department', ['id']);
  const { data } = useDepartments();
  const department = data?.items.find(({ departmentId }) => departmentId === get('id'));
  const isReady = data !== undefined;
  return (
    <UrlModal
      name="department"
      owns={['id']}
      title={department ? t('department.edit', 'Edit department') : t('department.add', 'Add a department')}
    >
      {(close) =>
        isReady && (
          <Fields key={department?.version ?? 0} department={department} all={data.items} onDone={close} />
        )
      }
    </UrlModal>
  );
}
