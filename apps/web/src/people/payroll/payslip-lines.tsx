import type { Origin, PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { partOf } from '@nukkad/contract/people/payroll/payslip-parts';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { lineName, monthName } from './payroll-words.ts';
import styles from './payroll.module.css';

/** Where an origin is looked at; null: it is said in words alone. */
const addressOf = ({ kind, id, words }: Origin): string | null => {
  if (kind === 'booking') return `/consultant-service/bookings/${id}`;
  if (kind === 'attendance') return `/people/employees/${id}?tab=attendance&month=${words.slice(0, 7)}`;
  if (kind === 'leaving') return `/people/employees/${id}?tab=leaving`;
  if (kind === 'loan') return `/people/loans/${id}`;
  return kind === 'payslip' ? `/payslips/${id}` : null;
};

const shownOrigins = 20;
const signOf = (line: PayslipLine): 1 | -1 => (partOf(line) === 'notEarned' ? -1 : 1);

function Origins({ origins }: { origins: readonly Origin[] }) {
  const { t, locale } = useTranslation();
  if (origins.length === 0) return null;
  const words = ({ kind, words: said, amount, balance = 0 }: Origin) => {
    if (kind === 'loan')
      return t('payroll.fromLoan', 'Loan of {{day}}, {{left}} left', {
        day: formatInstant(`${said}T12:00:00+05:30`, 'day', locale),
        left: formatMoney(balance - amount, locale),
      });
    if (kind === 'attendance')
      return t('payroll.fromAttendance', 'Attendance, {{month}}', { month: monthName(said, locale) });
    return kind === 'payslip' ? monthName(said, locale) : said;
  };
  return (
    <ul className={styles.origins}>
      {origins.slice(0, shownOrigins).map((origin, place) => {
        const to = addressOf(origin);
        return (
          <li key={`${origin.id} ${place}`} translate="no">
            {to ? <Link to={to}>{words(origin)}</Link> : words(origin)}
            {origin.amount > 0 && (
              <>
                {' '}
                · <Money paise={origin.amount} />
              </>
            )}
          </li>
        );
      })}
      {origins.length > shownOrigins && (
        <li>{t('payroll.moreOrigins', 'and {{count}} more', { count: origins.length - shownOrigins })}</li>
      )}
    </ul>
  );
}

/** Lines of one part with their sum; days that are not paid lessen it. */
export function PayslipLines({
  title,
  total,
  lines,
}: {
  title: string;
  total?: string;
  lines: readonly PayslipLine[];
}) {
  const { t, locale } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <table className={styles.lines}>
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, place) => (
          <tr key={`${line.kind} ${line.code} ${place}`}>
            <th scope="row">
              {lineName(line, t, locale)}
              <Origins origins={line.origins} />
            </th>
            <td>
              <Money paise={signOf(line) * line.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>
              <Money paise={lines.reduce((sum, line) => sum + signOf(line) * line.amount, 0)} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
