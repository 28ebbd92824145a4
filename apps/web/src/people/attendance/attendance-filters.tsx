import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Grid } from '../../ui/page/parts.tsx';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';

/** A parameter of the address, and how it is changed. */
export function useParam(name: string): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get(name) ?? '', change];
}

/** The department by which the grid and the day are narrowed. */
export function DepartmentFilter({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const [department, setDepartment] = useParam('department');
  const { data } = useDepartmentChoice();
  return (
    <Grid least={12} gap={0.75}>
      <SelectField
        label={t('attendance.department', 'Department')}
        value={department}
        options={[
          { value: '', label: t('attendance.department.all', 'All departments') },
          ...(data ?? []).map(({ departmentId, name }) => ({ value: departmentId, label: name })),
        ]}
        onChange={({ target }) => setDepartment(target.value)}
      />
      {children}
    </Grid>
  );
}
