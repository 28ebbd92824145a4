import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { monthBeside } from './away-days.ts';
import layout from './away.module.css';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';

const monthName = (month: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );

function Step({ to, label, text }: { to: string; label: string; text: string }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('month', to);
  return (
    <ButtonLink to={{ search: `?${next}` }} replace preventScrollReset tone="plain" small aria-label={label}>
      {text}
    </ButtonLink>
  );
}

/** One month back and forth, in the address. */
export function MonthSteps({ month }: { month: string }) {
  const { t, locale } = useTranslation();
  return (
    <div className={layout.steps}>
      <Step to={monthBeside(month, -1)} label={t('leave.month.before', 'Previous month')} text="‹" />
      <h2>{monthName(month, locale)}</h2>
      <Step to={monthBeside(month, 1)} label={t('leave.month.after', 'Next month')} text="›" />
    </div>
  );
}

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
