import type { Origin, PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Money } from '../../ui/money.tsx';
import { lineName, monthName } from './payroll-words.ts';
import styles from './payroll.module.css';

/** Where an origin is looked at; null: it is said in words alone. */
const addressOf = ({ kind, id, words }: Origin): string | null => {
  if (kind === 'booking') return `/consultant-service/bookings/${id}`;
  if (kind === 'attendance') return `/people/employees/${id}?tab=attendance&month=${words.slice(0, 7)}`;
  if (kind === 'leaving') return `/people/employees/${id}?tab=leaving`;
  return kind === 'payslip' ? `/payslips/${id}` : null;
};

const shownOrigins = 20;

function Origins({ origins }: { origins: readonly Origin[] }) {
  const { t, locale } = useTranslation();
  if (origins.length === 0) return null;
  const words = ({ kind, words: said }: Origin) => {
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

/** Lines of one type with their sum. */
export function PayslipLines({
  title,
  total,
  lines,
}: {
  title: string;
  total?: string;
  lines: readonly PayslipLine[];
}) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <table className={styles.lines}>
      <caption>{title}</caption>
      <tbody>
        {lines.map((line, place) => (
          <tr key={`${line.kind} ${line.code} ${place}`}>
            <th scope="row">
              {lineName(line, t)}
              <Origins origins={line.origins} />
            </th>
            <td>
              <Money paise={line.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>
              <Money paise={lines.reduce((sum, { amount }) => sum + amount, 0)} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
