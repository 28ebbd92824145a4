import { beginPayroll } from '@nukkad/contract/people/payroll/payroll.api';
import { istDay } from '@nukkad/contract/kernel/time';
import type { PayrollRun } from '@nukkad/contract/people/payroll/payroll.model';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { payrollEmpty } from './payroll.empty.ts';
import { usePayrolls } from './payroll.queries.ts';
import { monthName, runTitle, statusNames } from './payroll-words.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './payroll.module.css';

const mostBack = 12;

/** This month and those before it, the newest first. */
function monthsBack(today: string): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: mostBack }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10),
  );
}

function Begin({ onClose }: { onClose: () => void }) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const months = monthsBack(istDay(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const { mutate, isPending, error } = useSend(beginPayroll);
  return (
    <Dialog
      opened
      onClose={() => !isPending && onClose()}
      title={t('payroll.begin', 'Start payroll')}
      footer={
        <Button
          busy={isPending}
          onClick={() =>
            mutate({ month }, { onSuccess: ({ runId }) => void navigate(`/salary/run/${runId}`) })
          }
        >
          {t('payroll.begin.do', 'Calculate')}
        </Button>
      }
    >
      <SelectField
        label={t('payroll.month', 'Month')}
        value={month}
        options={months.map((value) => ({ value, label: monthName(value, locale) }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      <Note size={0.875}>
        {t('payroll.begin.note', 'You get a draft. No one is paid until you confirm it and pay.')}
      </Note>
      {error && <Refusal>{error.message}</Refusal>}
    </Dialog>
  );
}

function OnePayroll({ run }: { run: PayrollRun }) {
  const { t, plural, locale } = useTranslation();
  const { runId, month, settlementOf, status, people, net, paid } = run;
  return (
    <Card as="li" quiet>
      <div className={styles.head}>
        <h2>
          <Link to={`/salary/run/${runId}`}>{runTitle(run, t, locale)}</Link>
        </h2>
        <StatePill on={status === 'Confirmed' || status === 'Paid'}>{statusNames[status](t)}</StatePill>
      </div>
      <Note above={0.25}>
        {settlementOf
          ? monthName(month, locale)
          : plural('payroll.people', people, { one: '{{count}} person', other: '{{count}} people' })}{' '}
        · <Money paise={net} />
        {status === 'Confirmed' && paid.people > 0 && (
          <> · {t('payroll.paidOf', '{{paid}} of {{all}} paid', { paid: paid.people, all: people })}</>
        )}
      </Note>
    </Card>
  );
}

/** Payrolls by month, and the form behind `?dialog=begin`. */
export function PayrollList() {
  const dialog = useUrlDialog('begin');
  return (
    <>
      <Listed
        list={usePayrolls()}
        waiting={<ListSkeleton count={3} />}
        empty={<EmptyScreen screen={payrollEmpty['no-payrolls']} />}
      >
        {(items) => (
          <CardList>
            {items.map((run) => (
              <OnePayroll key={run.runId} run={run} />
            ))}
          </CardList>
        )}
      </Listed>
      {dialog.opened && <Begin onClose={dialog.close} />}
    </>
  );
}
