import type { PayrollRunDetail, PayslipRow } from '@nukkad/contract/people/payroll/payroll.model';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { useDecideAbsences, usePayslips } from './payroll.queries.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './payroll.module.css';

type As = 'unpaid' | 'paid';
type Chosen = Readonly<Record<string, As>>;

function Person({
  row,
  as,
  onChoose,
}: {
  row: PayslipRow;
  as: As | undefined;
  onChoose: (as: As | '') => void;
}) {
  const { t, plural } = useTranslation();
  const days = plural('payroll.absence.days', row.absence?.days ?? 0, {
    one: '{{count}} day without a check-in',
    other: '{{count}} days without a check-in',
  });
  return (
    <li className={styles.absence}>
      <div>
        <Link
          to={`/people/employees/${row.staffId}?tab=attendance&month=${row.month.slice(0, 7)}`}
          translate="no"
        >
          {row.fullName}
        </Link>
        <p>{days}</p>
      </div>
      <SelectField
        label={t('payroll.absence.for', 'Decision for {{name}}', { name: row.fullName })}
        value={as ?? ''}
        options={[
          { value: '', label: t('payroll.absence.choose', 'Choose') },
          { value: 'unpaid', label: t('payroll.absence.unpaid', 'Days are unpaid') },
          { value: 'paid', label: t('payroll.absence.paid', 'Paid without check-in from this month') },
        ]}
        onChange={({ target: { value } }) => onChoose(value === 'unpaid' || value === 'paid' ? value : '')}
      />
    </li>
  );
}

function People({ run, rows }: { run: PayrollRunDetail; rows: readonly PayslipRow[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>({});
  const { mutate, isPending } = useDecideAbsences(run.runId);
  const open = rows.filter(({ absence }) => absence && !absence.isDecided);
  const decisions = open.flatMap(({ staffId, absence }) => {
    const as = chosen[staffId];
    return as ? [{ staffId, days: absence?.days ?? 0, as }] : [];
  });
  const choose = (staffId: string) => (as: As | '') =>
    setChosen(({ [staffId]: _before, ...others }) => (as ? { ...others, [staffId]: as } : others));
  const chooseAll = () =>
    setChosen((before) => ({
      ...Object.fromEntries(open.map(({ staffId }) => [staffId, 'unpaid'])),
      ...before,
    }));
  const save = () =>
    mutate(
      { version: run.version, decisions: decisions.slice(0, 100) },
      {
        onSuccess: () => toast.success(t('payroll.absence.saved', 'Decision saved')),
        onError: toastFailure,
      },
    );
  return (
    <>
      <ul className={styles.absences}>
        {open.map((row) => (
          <Person key={row.staffId} row={row} as={chosen[row.staffId]} onChoose={choose(row.staffId)} />
        ))}
      </ul>
      <Row gap={0.75} above={0.75} below={0.75}>
        <Button busy={isPending} disabled={decisions.length === 0} onClick={save}>
          {t('payroll.absence.save', 'Save decisions')}
        </Button>
        {open.length > 1 && (
          <Button tone="plain" onClick={chooseAll}>
            {t('payroll.absence.all', 'All days are unpaid')}
          </Button>
        )}
      </Row>
    </>
  );
}

/** People who had not begun to check in: their days are unpaid, or they are paid without checking in. */
export function AbsenceSection({ run }: { run: PayrollRunDetail }) {
  const { t } = useTranslation();
  return (
    <Section title={t('payroll.absence.title', 'Decide before you confirm')}>
      <p>
        {t(
          'payroll.absence.about',
          'These people hadn’t started checking in, so their working days are marked absent. Pay the days only if they don’t need to check in.',
        )}
      </p>
      <Listed
        list={usePayslips({ runId: run.runId, absent: 'true' })}
        waiting={<ListSkeleton count={2} />}
        empty={null}
      >
        {(rows) => <People run={run} rows={rows} />}
      </Listed>
    </Section>
  );
}
