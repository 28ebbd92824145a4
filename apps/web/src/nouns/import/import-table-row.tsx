import { keysOfSheet, plainCells } from '@nukkad/contract/kernel/import';
import { memo } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ImportCell } from './import-cell.tsx';
import type { ImportKind } from './import-kind.ts';
import type { ShownRow } from './import-rows.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './import.module.css';
import { stateWords } from './state-words.ts';
import { useFaultWords } from './use-fault-words.ts';

interface RowProps<Key extends string> {
  readonly kind: ImportKind<Key>;
  readonly shown: ShownRow<Key>;
  /** Its cells can be typed in. */
  readonly isOpen: boolean;
  readonly onOpen: (row: number) => void;
  readonly onType: (row: number, key: Key, text: string) => void;
  readonly onLeaveOut: (row: number, isOut: boolean) => void;
}

function Acts<Key extends string>({ shown, isOpen, onOpen, onLeaveOut }: RowProps<Key>) {
  const { t } = useTranslation();
  const { row, state } = shown;
  const number = `${row.row}`;
  if (state === 'added') return null;
  if (row.isOut)
    return (
      <Button
        tone="quiet"
        small
        aria-label={t('import.putBack.row', 'Include row {{row}}', { row: number })}
        onClick={() => onLeaveOut(row.row, false)}
      >
        {t('import.putBack', 'Include')}
      </Button>
    );
  return (
    <>
      {!isOpen && (
        <Button
          tone="quiet"
          small
          aria-label={t('import.edit.row', 'Edit row {{row}}', { row: number })}
          onClick={() => onOpen(row.row)}
        >
          {t('import.edit', 'Edit')}
        </Button>
      )}
      {state !== 'known' && (
        <Button
          tone="quiet"
          small
          aria-label={t('import.leaveOut.row', 'Leave out row {{row}}', { row: number })}
          onClick={() => onLeaveOut(row.row, true)}
        >
          {t('import.leaveOut', 'Leave out')}
        </Button>
      )}
    </>
  );
}

function TableRow<Key extends string>(props: RowProps<Key>) {
  const { kind, shown, isOpen, onType } = props;
  const { t } = useTranslation();
  const wordsOf = useFaultWords();
  const { row, state, faults } = shown;
  const number = `${row.row}`;
  const plain = plainCells(kind.sheet, row.cells);
  const ofRow = faults.filter(({ field }) => field === null || !isOpen);
  const plainText = (key: Key) =>
    kind.sheet.fields[key].choices?.includes(plain[key])
      ? kind.choiceLabel(key, plain[key])
      : plain[key] || row.cells[key];
  return (
    <tr data-state={state} data-open={isOpen || undefined}>
      <th scope="row">
        <span className={styles.rowWord}>{t('import.row', 'Row')} </span>
        {number}
      </th>
      <td>
        <span className={styles.state} data-state={state}>
          {stateWords(t, state)}
        </span>
        {ofRow.map((fault) => (
          <Paragraph key={`${fault.field} ${fault.message}`} as="span" tone="bad" size="sm" weight={600}>
            {wordsOf(fault)}
          </Paragraph>
        ))}
      </td>
      {keysOfSheet(kind.sheet).map((key) => (
        <td key={key} className={styles.cell} data-unique={key === kind.sheet.unique || undefined}>
          {isOpen ? (
            <ImportCell
              kind={kind}
              field={key}
              name={t('import.cell', '{{column}}, row {{row}}', { column: kind.labelOf(key), row: number })}
              text={row.cells[key]}
              plain={plain[key]}
              faults={faults.filter(({ field }) => field === key)}
              onType={(text) => onType(row.row, key, text)}
            />
          ) : (
            plainText(key)
          )}
        </td>
      ))}
      <td className={styles.acts}>
        <Acts {...props} />
      </td>
    </tr>
  );
}

/** A row of the file: text while it is right, fields while it is not or is edited. Drawn again when it changes. */
export const ImportTableRow = memo(
  TableRow,
  (before, now) =>
    before.isOpen === now.isOpen &&
    before.kind === now.kind &&
    before.shown.row === now.shown.row &&
    before.shown.state === now.shown.state &&
    JSON.stringify(before.shown.faults) === JSON.stringify(now.shown.faults),
) as typeof TableRow;
