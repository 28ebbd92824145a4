import type { PayrollRunDetail } from '@nukkad/contract/people/payroll/payroll.model';
import type { ReturnKind } from '@nukkad/contract/people/payroll/payroll-return.model';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Fact, Figures } from '../../ui/page/facts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { AbsenceSection } from './absence-section.tsx';
import { EntrySection } from './entry-section.tsx';
import { PayrollDialogs } from './payroll-dialogs.tsx';
import { PayrollPeople } from './payroll-people.tsx';
import { savePayrollFile, useMovePayroll, usePayroll } from './payroll.queries.ts';
import { accountName, lineName, runTitle, statusNames, warningNames } from './payroll-words.ts';
import { Row } from '../../ui/page/parts.tsx';
import styles from './payroll.module.css';

type Of = { readonly run: PayrollRunDetail };

function Progress({ run: { people, peopleExpected } }: Of) {
  const { t } = useTranslation();
  const label = t('payroll.progress', 'Calculating: {{done}} of {{all}} people', {
    done: people,
    all: peopleExpected,
  });
  return (
    <Card quiet>
      <div className={styles.progress} role="status">
        <progress value={people} max={Math.max(1, peopleExpected)} aria-label={label} />
        <span>{label}</span>
      </div>
    </Card>
  );
}

function RunFigures({ run }: Of) {
  const { t } = useTranslation();
  const { people, gross, deductions, net, employer, paid, before, joined, left } = run;
  return (
    <Card quiet>
      <Figures>
        <Fact name={t('payslip.net', 'Net pay')}>
          <Money paise={net} />
        </Fact>
        <Fact name={t('payslip.earnings', 'Earnings')}>
          <Money paise={gross} />
        </Fact>
        <Fact name={t('payslip.deductions', 'Deductions')}>
          <Money paise={deductions} />
        </Fact>
        <Fact name={t('payroll.employer', 'You pay on top')}>
          <Money paise={employer} />
        </Fact>
        <Fact name={t('salary.people', 'People')}>
          {people}
          {before && (joined > 0 || left > 0) && ` (+${joined} −${left})`}
        </Fact>
        {paid.people + paid.failed + paid.underWay > 0 && (
          <Fact name={t('payroll.status.paid', 'Paid')}>
            {t('payroll.paidOf', '{{paid}} of {{all}} paid', { paid: paid.people, all: people })}
          </Fact>
        )}
      </Figures>
    </Card>
  );
}

/** What happens next, first; the rest behind it. */
function Acts({ run: { can, runId, version } }: Of) {
  const { t } = useTranslation();
  const move = useMovePayroll(runId);
  return (
    <Moves
      gap={0.75}
      above={0.75}
      below={0.75}
      of={[
        {
          on: can.confirm || can.check || can.approve,
          opens: 'confirm',
          label: t('payroll.confirm', 'Confirm payroll'),
          tone: 'neel',
        },
        { on: can.pay, opens: 'pay', label: t('payroll.pay', 'Pay salaries'), tone: 'neel' },
        {
          on: can.again,
          label: t('payroll.again', 'Calculate again'),
          ...pressed(move, { version, verb: 'again' }),
        },
        {
          on: can.sendBack,
          label: t('payroll.sendBack', 'Send back'),
          ...pressed(move, { version, verb: 'sendBack' }),
        },
        { on: can.discard, opens: 'discard', label: t('payroll.discard', 'Discard'), tone: 'quiet' },
      ]}
    />
  );
}

function Warnings({ run: { warnings } }: Of) {
  const { t, plural } = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <Section title={t('payroll.warnings', 'Check before you confirm')}>
      <ul>
        {warnings.map(({ warning, people }) => (
          <li key={warning}>
            {warningNames[warning](t)}:{' '}
            {plural('payroll.people', people, { one: '{{count}} person', other: '{{count}} people' })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Changes({ run: { before, changes, net } }: Of) {
  const { t, locale } = useTranslation();
  if (!before || changes.length === 0) return null;
  return (
    <Section title={t('payroll.changes', 'Changed since last month')}>
      <table className={styles.lines}>
        <tbody>
          {changes.map((change, place) => (
            <tr key={`${change.kind} ${place}`}>
              <th scope="row">{lineName(change, t, locale)}</th>
              <td>
                {change.amount > 0 && '+'}
                <Money paise={change.amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('payroll.changes.total', 'Net pay changed by')}</th>
            <td>
              {net > before.net && '+'}
              <Money paise={net - before.net} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

function Files({ run: { runId, month } }: Of) {
  const { t } = useTranslation();
  const file = useMutation({
    mutationFn: (kind: ReturnKind) => savePayrollFile(runId, month, kind),
    onError: toastFailure,
  });
  const files = [
    ['bank', t('payroll.file.bank', 'Bank transfer file')],
    ['pf', t('payroll.file.pf', 'Provident fund return (ECR)')],
    ['esi', t('payroll.file.esi', 'ESI return (Excel, for the portal)')],
    ['esi_csv', t('payroll.file.esiCsv', 'ESI return (CSV)')],
    ['pt', t('payroll.file.pt', 'Professional tax')],
    ['lwf', t('payroll.file.lwf', 'Labour welfare fund')],
    ['register', t('payroll.file.register', 'Register with all components')],
  ] as const;
  return (
    <Section title={t('payroll.files', 'Files')}>
      <Row gap={0.75} above={0.75} below={0.75}>
        {files.map(([kind, label]) => (
          <Button
            key={kind}
            small
            tone="plain"
            busy={file.isPending && file.variables === kind}
            onClick={() => file.mutate(kind)}
          >
            {label}
          </Button>
        ))}
      </Row>
    </Section>
  );
}

function Books({ run: { books } }: Of) {
  const { t } = useTranslation();
  if (books.length === 0) return null;
  return (
    <Section title={t('payroll.books', 'In your books')}>
      <table className={styles.lines}>
        <tbody>
          {books.map(({ account, amount }) => (
            <tr key={account}>
              <th scope="row">{accountName(account, t)}</th>
              <td>
                <Money paise={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Run({ run }: Of) {
  const { t, locale } = useTranslation();
  const isFinal = run.status === 'Confirmed' || run.status === 'Paid';
  return (
    <Page
      title={runTitle(run, t, locale)}
      lead={<StatePill on={isFinal}>{statusNames[run.status](t)}</StatePill>}
      back={{ to: '/salary', label: t('salary.payrolls', 'Payrolls') }}
    >
      {run.status === 'Preparing' ? <Progress run={run} /> : <RunFigures run={run} />}
      <Acts run={run} />
      {run.status === 'Draft' && run.undecided > 0 && run.can.again && <AbsenceSection run={run} />}
      {!isFinal && <Warnings run={run} />}
      <Changes run={run} />
      {run.status !== 'Preparing' && <PayrollPeople runId={run.runId} />}
      {(run.status === 'Draft' || isFinal) && !run.settlementOf && <EntrySection run={run} />}
      {isFinal && <Files run={run} />}
      <Books run={run} />
      <PayrollDialogs run={run} />
    </Page>
  );
}

/** One payroll: how far it is, what changed and why, what to look at, everyone in it. */
export function PayrollPage({ runId }: { runId: string }) {
  return (
    <Loaded query={usePayroll(runId)} waiting={<ListSkeleton count={3} />}>
      {(run) => <Run run={run} />}
    </Loaded>
  );
}
