import type { PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import type { Leaving, Settlement } from '@nukkad/contract/people/leaving/leaving.model';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Money } from '../../ui/money.tsx';
import { Section } from '../../ui/section.tsx';
import { FactsSkeleton } from '../../ui/skeletons.tsx';
import { dayInWords } from './leaving-words.ts';
import styles from './leaving.module.css';
import { useSettlement } from './leaving.queries.ts';

/** As a payslip draws its lines; features do not draw those of others. */
export interface SettlementDrawing {
  readonly nameOf: (line: PayslipLine, t: Translate) => string;
}

type Payslip = NonNullable<Settlement['payslip']>;

function Lines({ payslip, nameOf }: { payslip: Payslip } & SettlementDrawing) {
  const { t, plural, locale } = useTranslation();
  const { lines, net, owed, paidHalfDays } = payslip;
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
                <span className={styles.dim}>
                  {` · ${line.origins.map(({ words }) => dayInWords(words, locale)).join(', ')}`}
                </span>
              )}
            </span>
            <b>
              {line.type === 'DEDUCTION' && '− '}
              <Money paise={line.amount} />
            </b>
          </li>
        ))}
        <li className={styles.sum}>
          <span>{t('leaving.settle.net', 'To be paid')}</span>
          <b>
            <Money paise={net} />
          </b>
        </li>
        {owed > 0 && (
          <li className={styles.sum}>
            <span>{t('leaving.settle.owed', 'Still owed by the employee')}</span>
            <b className={styles.open}>
              <Money paise={owed} />
            </b>
          </li>
        )}
      </ul>
    </Card>
  );
}

function NoSalary() {
  const { t } = useTranslation();
  return (
    <Card>
      <p className={styles.said}>
        {t('leaving.settle.none', 'This person has no salary yet, so there is nothing to settle.')}
      </p>
      <div className={styles.acts}>
        <Link className={styles.link} to="/salary/people">
          {t('leaving.settle.set', 'Set a salary')}
        </Link>
      </div>
    </Card>
  );
}

/** The last salary with what is settled in it, before and after its payroll is confirmed. */
export function SettlementPart({ leaving, nameOf }: { leaving: Leaving } & SettlementDrawing) {
  const { t, locale } = useTranslation();
  const query = useSettlement(leaving.leavingId);
  const month = query.data?.month ?? leaving.lastDayOn;
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  );
  return (
    <Section
      title={t('leaving.settle', 'Final settlement')}
      lead={
        query.data?.payslip?.isConfirmed
          ? t('leaving.settle.confirmed', 'Confirmed with the payroll of {{month}}.', { month: name })
          : t('leaving.settle.foreseen', 'As of today. It is paid with the payroll of {{month}}.', {
              month: name,
            })
      }
    >
      <Loaded query={query} waiting={<FactsSkeleton count={4} />}>
        {({ payslip }) => (payslip ? <Lines payslip={payslip} nameOf={nameOf} /> : <NoSalary />)}
      </Loaded>
    </Section>
  );
}
