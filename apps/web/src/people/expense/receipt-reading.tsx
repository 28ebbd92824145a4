import { keysIn } from '@nukkad/contract/kernel/record';
import type { Receipt, ReceiptReading } from '@nukkad/contract/people/expense/expense.model';
import { useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import type { Typed } from './expense-form.ts';
import { useReceiptReading } from './expense.queries.ts';
import { type Voice, dayName } from './expense-words.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './expense.module.css';

type Proposed = Partial<Pick<Typed, 'amount' | 'day'>>;

interface Taking {
  readonly typed: Typed;
  readonly onTake: (proposed: Proposed) => void;
}

/** Only what the receipt says. */
const proposedBy = ({ amount, day }: ReceiptReading): Proposed => ({
  ...(amount !== null && { amount }),
  ...(day !== null && { day }),
});

/** As whole sentences: what is said of a day differs by language. */
function sentenceOf({ amount, day }: ReceiptReading, isTaken: boolean, { t, locale }: Voice): string {
  const money = amount === null ? '' : formatMoney(amount, locale);
  const on = day === null ? '' : dayName(day, locale);
  if (money && on)
    return isTaken
      ? t('expense.reading.sameBoth', 'Matches the receipt: {{money}} on {{on}}.', { money, on })
      : t('expense.reading.both', 'Read from the receipt: {{money}} on {{on}}. Check it.', { money, on });
  const said = money || on;
  return isTaken
    ? t('expense.reading.same', 'Matches the receipt: {{said}}.', { said })
    : t('expense.reading.read', 'Read from the receipt: {{said}}. Check it.', { said });
}

/** Nothing is filled in by itself: one press takes it over, and the person looks at it. */
function Proposal({ reading, typed, onTake }: Taking & { reading: ReceiptReading }) {
  const voice = useTranslation();
  const { t } = voice;
  const text = useRef<HTMLParagraphElement>(null);
  const proposed = proposedBy(reading);
  const isTaken = keysIn(proposed).every((name) => typed[name] === proposed[name]);
  const take = () => {
    onTake(proposed);
    text.current?.focus();
  };
  return (
    <div className={styles.proposal}>
      <p ref={text} tabIndex={-1} role="status">
        {sentenceOf(reading, isTaken, voice)}
      </p>
      {!isTaken && (
        <Button tone="plain" onClick={take}>
          {t('expense.reading.take', 'Fill in')}
        </Button>
      )}
    </div>
  );
}

function Reading({ file, named, ...taking }: Taking & { file: Receipt; named: boolean }) {
  const { t } = useTranslation();
  const { data: reading } = useReceiptReading(file.receiptId);
  if (!reading || reading.state === 'none') return null;
  return (
    <li>
      {named && <span translate="no">{file.fileName}</span>}
      {reading.state === 'read' ? (
        <Proposal reading={reading} {...taking} />
      ) : (
        <Note role="status">
          {reading.state === 'waiting'
            ? t('expense.reading.waiting', 'Reading the receipt…')
            : t('expense.reading.failed', 'We couldn’t read this receipt. Enter the amount yourself.')}
        </Note>
      )}
    </li>
  );
}

/** What was read off the receipts. */
export function ReceiptReadings({ files, ...taking }: Taking & { files: readonly Receipt[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.readings}>
      {files.map((file) => (
        <Reading key={file.receiptId} file={file} named={files.length > 1} {...taking} />
      ))}
    </ul>
  );
}
