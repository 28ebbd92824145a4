import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import layout from './away.module.css';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';

/** The department by which the calendar is narrowed; nothing for a business without departments. */
export function DepartmentChoice({ department }: { department: string }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const { data } = useDepartmentChoice();
  if (!data || data.length === 0) return null;
  const choose = (departmentId: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (departmentId) next.set('department', departmentId);
        else next.delete('department');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={layout.filter}>
      <SelectField
        label={t('leave.department', 'Department')}
        value={department}
        options={[
          { value: '', label: t('leave.department.all', 'All departments') },
          ...data.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
}
