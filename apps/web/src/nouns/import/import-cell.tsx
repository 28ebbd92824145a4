import { type ImportFault, cellCharacters } from '@nukkad/contract/kernel/import';
import { useId } from 'react';
import type { ImportKind } from './import-kind.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './import.module.css';
import { useFaultWords } from './use-fault-words.ts';

/** One cell to type in, with its faults below it. */
export function ImportCell<Key extends string>({
  kind: { sheet, labelOf, choiceLabel },
  field,
  name,
  text,
  plain,
  faults,
  onType,
}: {
  kind: ImportKind<Key>;
  field: Key;
  /** What a screen reader calls it: the column and the row. */
  name: string;
  text: string;
  /** The cell as it would be stored: of a list, the choice that the text means. */
  plain: string;
  faults: readonly ImportFault[];
  onType: (text: string) => void;
}) {
  const id = useId();
  const wordsOf = useFaultWords();
  const { choices } = sheet.fields[field];
  const described = {
    'aria-label': name,
    'aria-invalid': faults.length > 0 || undefined,
    'aria-describedby': faults.length > 0 ? id : undefined,
  };
  const chosen = choices?.find((choice) => choice === plain);
  return (
    <>
      <span className={styles.cellLabel} aria-hidden>
        {labelOf(field)}
      </span>
      {choices ? (
        <select {...described} value={chosen ?? ''} onChange={(event) => onType(event.target.value)}>
          {chosen === undefined && <option value="">{text || '–'}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceLabel(field, choice)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...described}
          value={text}
          maxLength={cellCharacters}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      )}
      {faults.length > 0 && (
        <Paragraph id={id} as="span" tone="bad" size="sm" weight={600}>
          {faults.map(wordsOf).join(' ')}
        </Paragraph>
      )}
    </>
  );
}
