import { isKeyOf } from '@nukkad/contract/kernel/record';
import type { ChangedEmployee, EmployeeColumn } from '@nukkad/contract/people/employee/employee.import';
import { useState } from 'react';
import { useFaultWords } from '../../nouns/import/use-fault-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { dayInWords } from './employee-words.ts';
import { List, Paragraph, Small, Unseen } from '../../ui/page/parts.tsx';
import styles from './sheet.module.css';

const labels: Readonly<Record<EmployeeColumn, (t: Translate) => string>> = {
  mobileNumber: (t) => t('employee.mobile', 'Mobile number'),
  fullName: (t) => t('employee.name', 'Name'),
  employeeCode: (t) => t('employee.code', 'Employee number'),
  department: (t) => t('employee.department', 'Department'),
  manager: (t) => t('employee.manager', 'Reports to'),
  joinedOn: (t) => t('employee.first', 'First day'),
  lastDayOn: (t) => t('employee.lastDay', 'Last day'),
};
export const columnLabel = (t: Translate, column: EmployeeColumn): string => labels[column](t);

const isDay = (column: EmployeeColumn) => column === 'joinedOn' || column === 'lastDayOn';

function Change({ field, from, to }: ChangedEmployee['changes'][number]) {
  const { t, locale } = useTranslation();
  const shown = (value: string | null) =>
    value === null ? t('employee.sheet.nothing', 'empty') : isDay(field) ? dayInWords(value, locale) : value;
  return (
    <li>
      <Small>{columnLabel(t, field)}</Small>
      <span className={styles.values}>
        <del>
          <Unseen>{t('employee.sheet.from', 'from')} </Unseen>
          {shown(from)}
        </del>
        <span aria-hidden> → </span>
        <ins>
          <Unseen>{t('employee.sheet.to', 'to')} </Unseen>
          {shown(to)}
        </ins>
      </span>
    </li>
  );
}

function SheetRow({ row }: { row: ChangedEmployee }) {
  const { t } = useTranslation();
  const wordsOf = useFaultWords();
  const labelOf = (field: string | null) =>
    field !== null && isKeyOf(labels, field) ? `${columnLabel(t, field)}: ` : '';
  return (
    <li className={styles.row} data-state={row.state}>
      <Paragraph>
        <Small>{t('employee.sheet.row', 'Row {{row}}', { row: `${row.row}` })}</Small>{' '}
        <strong translate="no">{row.fullName}</strong>
      </Paragraph>
      {row.faults.length > 0 && (
        <ul className={styles.faults}>
          {row.faults.map((fault) => (
            <li key={`${fault.field} ${fault.message}`}>
              {labelOf(fault.field)}
              {wordsOf(fault)}
            </li>
          ))}
        </ul>
      )}
      {row.changes.length > 0 && (
        <ul className={styles.changes}>
          {row.changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Rows that are drawn before "Show more". */
const most = 50;

/** What becomes of the rows, those to fix first; rows that change nothing are not shown. */
export function SheetRows({ rows }: { rows: readonly ChangedEmployee[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(most);
  const told = [
    ...rows.filter(({ state }) => state === 'faulty'),
    ...rows.filter(({ state }) => state === 'changes' || state === 'changed'),
  ];
  return (
    <>
      <List narrows aria-label={t('employee.sheet.rows', 'Changes in your file')}>
        {told.slice(0, shown).map((row) => (
          <SheetRow key={row.row} row={row} />
        ))}
      </List>
      {told.length > shown && (
        <Button tone="plain" onClick={() => setShown(shown + most)}>
          {t('employee.sheet.more', 'Show more rows')}
        </Button>
      )}
    </>
  );
}
