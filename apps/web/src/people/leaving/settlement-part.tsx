import type { PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import type { Leaving, Settlement } from '@nukkad/contract/people/leaving/leaving.model';
import { Link, useNavigate } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { dayInWords } from './leaving-words.ts';
import { Note, Text } from '../../ui/page/parts.tsx';
import styles from './leaving.module.css';
import { useBeginSettlement, useSettlement } from './leaving.queries.ts';

/** As a payslip draws its lines; features do not draw those of others. */
export interface SettlementDrawing {
  readonly nameOf: (line: PayslipLine, t: Translate) => string;
}

type Payslip = NonNullable<Settlement['payslip']>;

const monthIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 7)}-01T00:00:00Z`),
  );

function Sum({ payslip: { net, owed } }: { payslip: Payslip }) {
  const { t } = useTranslation();
  return (
    <>
      <Text as="li" weight={650}>
        <span>
          {net < 0
            ? t('leaving.settle.back', 'To be paid back by the employee')
            : t('leaving.settle.net', 'To be paid')}
        </span>
        <b>
          <Money paise={Math.abs(net)} />
        </b>
      </Text>
      {owed > 0 && (
        <Text as="li" weight={650}>
          <span>{t('leaving.settle.owed', 'Still owed by the employee')}</span>
          <b className={styles.open}>
            <Money paise={owed} />
          </b>
        </Text>
      )}
    </>
  );
}

function Lines({ payslip, nameOf }: { payslip: Payslip } & SettlementDrawing) {
  const { t, plural, locale } = useTranslation();
  const { lines, paidHalfDays } = payslip;
  const days = plural('leaving.days', paidHalfDays / 2, { one: '{{count}} day', other: '{{count}} days' });
  return (
    <Card>
      <ul className={styles.items}>
        <li>
          <span>{t('leaving.settle.days', 'Paid days in the last month')}</span>
          <b>{days}</b>
        </li>
        {lines.map((line, place) => (
          <li key={`${line.kind} ${line.code} ${place}`}>
            <span>
              {nameOf(line, t)}
              {line.kind === 'advance' && (
                <Text tone="quiet" breaks>
                  {` · ${line.origins.map(({ words }) => dayInWords(words, locale)).join(', ')}`}
                </Text>
              )}
            </span>
            <b>
              {line.type === 'DEDUCTION' && '− '}
              <Money paise={line.amount} />
            </b>
          </li>
        ))}
        <Sum payslip={payslip} />
      </ul>
    </Card>
  );
}

function NoSalary() {
  const { t } = useTranslation();
  return (
    <Card>
      <Note breaks>
        {t('leaving.settle.none', 'This person has no salary yet, so there is nothing to settle.')}
      </Note>
      <Acts>
        <Link className={styles.link} to="/salary/people">
          {t('leaving.settle.set', 'Set a salary')}
        </Link>
      </Acts>
    </Card>
  );
}

/** Where it is paid: the payslip of the month, the payroll of its own, the payment. */
function Where({ settlement: { month, before, run } }: { settlement: Settlement }) {
  const { t, locale } = useTranslation();
  if (!before && !run) return null;
  const { payment = null } = run ?? {};
  return (
    <Card quiet>
      <ul className={styles.items}>
        {before && (
          <li>
            <Link to={`/payslips/${before.payslipId}`}>
              {t('leaving.settle.before', 'Paid with the payslip of {{month}}', {
                month: monthIn(locale, month),
              })}
            </Link>
            <b>
              <Money paise={before.net} />
            </b>
          </li>
        )}
        {payment?.status === 'PAID' && payment.paidOn !== null && (
          <li>
            <span>
              {t('leaving.settle.paid', 'Paid on {{day}}', { day: dayInWords(payment.paidOn, locale) })}
            </span>
            <b translate="no">{payment.reference}</b>
          </li>
        )}
        {run && (
          <li>
            <Link to={`/salary/run/${run.runId}`}>{t('leaving.settle.run', 'Open the payroll')}</Link>
            {run.payslipId !== null && (
              <Link to={`/payslips/${run.payslipId}`}>{t('leaving.settle.slip', 'Open the payslip')}</Link>
            )}
          </li>
        )}
      </ul>
    </Card>
  );
}

function Begin({ staffId }: { staffId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useBeginSettlement();
  return (
    <Acts>
      <Button
        busy={isPending}
        onClick={() =>
          mutate(staffId, {
            onSuccess: ({ runId }) => void navigate(`/salary/run/${runId}`),
            onError: toastFailure,
          })
        }
      >
        {t('leaving.settle.begin', 'Start final settlement')}
      </Button>
    </Acts>
  );
}

function leadOf({ payslip, isOwnRun, run, month: day }: Settlement, t: Translate, locale: string): string {
  const month = monthIn(locale, day);
  if (isOwnRun)
    return run
      ? t('leaving.settle.own', 'It has a payroll of its own, after that of {{month}}.', { month })
      : t(
          'leaving.settle.after',
          'The payroll of {{month}} was confirmed before. What is left is paid in a final settlement.',
          { month },
        );
  return payslip?.isConfirmed
    ? t('leaving.settle.confirmed', 'Confirmed with the payroll of {{month}}.', { month })
    : t('leaving.settle.foreseen', 'As of today. It is paid with the payroll of {{month}}.', { month });
}

/** The last salary with what is settled in it, or what is left after it, and where that is paid. */
export function SettlementPart({ leaving, nameOf }: { leaving: Leaving } & SettlementDrawing) {
  const { t, locale } = useTranslation();
  const query = useSettlement(leaving.leavingId);
  return (
    <Section
      title={t('leaving.settle', 'Final settlement')}
      {...(query.data && { lead: leadOf(query.data, t, locale) })}
    >
      <Loaded query={query} waiting={<FactsSkeleton count={4} />}>
        {(settlement) => (
          <>
            {settlement.payslip ? <Lines payslip={settlement.payslip} nameOf={nameOf} /> : <NoSalary />}
            <Where settlement={settlement} />
            {settlement.can.begin && <Begin staffId={leaving.employee.employeeId} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}
