import type { Leaving, LeavingChecklist as Checklist } from '@nukkad/contract/people/leaving/leaving.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import styles from './leaving.module.css';

interface Item {
  readonly name: string;
  readonly to: string;
  readonly open: number;
  /** In place of the number. */
  readonly text?: string;
}

function Line({ item: { name, to, open, text } }: { item: Item }): ReactNode {
  const { t } = useTranslation();
  return (
    <li>
      {open > 0 ? <Link to={to}>{name}</Link> : <span>{name}</span>}
      <b className={open > 0 ? styles.open : styles.done}>
        {open > 0
          ? (text ?? t('leaving.open', '{{count}} open', { count: open }))
          : t('leaving.nothing', 'Nothing open')}
      </b>
    </li>
  );
}

function useItems(
  { bookings, tasks, approvals, reports, departments, assets, advances, expenses, loans }: Checklist,
  employeeId: string,
) {
  const { t, locale } = useTranslation();
  const work: readonly Item[] = [
    {
      name: t('leaving.item.bookings', 'Bookings after the last day'),
      to: '/consultant-service/bookings',
      open: bookings.length,
    },
    { name: t('leaving.item.tasks', 'Tasks'), to: `/tasks?tab=all&staffId=${employeeId}`, open: tasks },
    { name: t('leaving.item.approvals', 'Approvals'), to: '/approvals', open: approvals },
    {
      name: t('leaving.item.reports', 'People who report to them'),
      to: '/people/employees',
      open: reports.length,
      text: reports.map(({ fullName }) => fullName).join(', '),
    },
    {
      name: t('leaving.item.departments', 'Departments they lead'),
      to: '/people/departments',
      open: departments.length,
      text: departments.map(({ name }) => name).join(', '),
    },
    {
      name: t('leaving.item.assets', 'Things to return'),
      to: `/people/employees/${employeeId}`,
      open: assets.length,
      text: assets.map(({ name }) => name).join(', '),
    },
  ];
  const money: readonly Item[] = [
    {
      name: t('leaving.item.advances', 'Advances to settle'),
      to: '/people/expenses/advances',
      open: advances,
      text: formatMoney(advances, locale),
    },
    {
      name: t('leaving.item.expenses', 'Expenses to pay'),
      to: '/people/expenses',
      open: expenses,
      text: formatMoney(expenses, locale),
    },
    {
      name: t('leaving.item.loans', 'Loans to pay back'),
      to: '/people/loans',
      open: loans,
      text: formatMoney(loans, locale),
    },
  ];
  return { work, money };
}

/** What is still open of who leaves, each with the screen on which it is dealt with. */
export function LeavingChecklist({ leaving, checklist }: { leaving: Leaving; checklist: Checklist }) {
  const { t } = useTranslation();
  const { work, money } = useItems(checklist, leaving.employee.employeeId);
  return (
    <Section
      title={t('leaving.checklist', 'Still open')}
      lead={
        checklist.isClear
          ? t('leaving.checklist.clear', 'All work is handed over.')
          : t('leaving.checklist.about', 'Hand over what is open before the last day.')
      }
    >
      <Card>
        <ul className={styles.items}>
          {[...work, ...money].map((item) => (
            <Line key={item.name} item={item} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
