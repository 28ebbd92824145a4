import type { OfficeOverview } from '@nukkad/contract/office/overview/overview.model';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { locale, t } from '../../platform/words.ts';
import styles from './overview.module.css';

type Figures = OfficeOverview['figures'];

const numbers = new Intl.NumberFormat(locale);

const asCount = (count: number) => numbers.format(count);

/** The figures, each with its list; more is better but for what was called off. */
const shown: readonly {
  readonly key: keyof Figures;
  readonly label: string;
  readonly to: string;
  readonly written: (value: number) => string;
  readonly isWorse?: true;
}[] = [
  { key: 'booked', label: t('overview.booked', 'Bookings made'), to: '/bookings', written: asCount },
  {
    key: 'cancelled',
    label: t('overview.cancelled', 'Of these, cancelled'),
    to: '/bookings?tab=Cancelled',
    written: asCount,
    isWorse: true,
  },
  { key: 'completed', label: t('overview.completed', 'Visits finished'), to: '/bookings', written: asCount },
  { key: 'paid', label: t('overview.paid', 'Paid online'), to: '/payments', written: inRupees },
  { key: 'joined', label: t('overview.joined', 'New accounts'), to: '/people', written: asCount },
];

export function TodayFigures({ figures }: { figures: Figures }) {
  return (
    <ul className={styles.figures}>
      {shown.map(({ key, label, to, written, isWorse }) => {
        const { today, before } = figures[key];
        const Trend = today > before ? IconUp : IconDown;
        const isGood = today > before !== (isWorse ?? false);
        return (
          <li key={key}>
            <Link to={to}>
              <span>{label}</span>
              <strong>{written(today)}</strong>
              <small data-good={today === before ? undefined : isGood}>
                {today !== before && <Trend size={16} aria-hidden />}
                {t('overview.before', '{{before}} last week', { before: written(before) })}
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
