import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import type { SignDocument } from '@nukkad/contract/files/envelope/sign.model';
import type { ReactNode } from 'react';
import { fieldWords } from '../../../nouns/envelope/envelope-words.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { Unseen } from '../../../ui/page/parts.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { type Filling, isFilled, pictureIn } from './filling.rules.ts';
import styles from './field-boxes.module.css';

type FilledField = SignDocument['filled'][number];

/** Found again by the way to the next field. */
export const boxId = (fieldId: string) => `field-${fieldId}`;

const shares = ({ left, top, width, height }: EnvelopeField) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** Letters that have to fit into a box. */
const Written = ({ children }: { children: string }) => (
  <span translate="no" style={{ '--letters': Math.max(4, children.length) }}>
    {children}
  </span>
);

const mark = <span translate="no">✓</span>;

/** The server says a day as YYYY-MM-DD. */
const textOf = ({ kind }: EnvelopeField, text: string) =>
  kind === 'date' ? formatInstant(`${text}T12:00:00+05:30`, 'day') : text;

/** What another person put there, or oneself before. */
export function FilledBox({ field, filled }: { field: EnvelopeField; filled: FilledField }) {
  const { t } = useTranslation();
  const kind = fieldWords[field.kind](t);
  return (
    <div className={styles.fixed} style={shares(field)}>
      {filled.pictureUrl && <img src={filled.pictureUrl} alt={kind} />}
      {filled.text && <Written>{textOf(field, filled.text)}</Written>}
      {filled.isTicked && mark}
    </div>
  );
}

function contentOf(field: EnvelopeField, filling: Filling, today: string): ReactNode {
  const picture = pictureIn(field, filling);
  if (picture) return <img src={picture.png} alt="" />;
  if (field.kind === 'date') return <Written>{today}</Written>;
  if (field.kind === 'text') return <Written>{filling.texts[field.fieldId] ?? ''}</Written>;
  return field.kind === 'tick' && filling.ticks[field.fieldId] ? mark : null;
}

/**
 * An own field on its page. What is put into it is typed below, where there is room for a thumb and a keyboard, so the box
 * itself is no stop of the Tab key.
 */
export function OwnBox({
  field,
  filling,
  isCurrent,
  onChoose,
}: {
  field: EnvelopeField;
  filling: Filling;
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const today = formatInstant(new Date(serverNow()), 'day');
  const filled = isFilled(field, filling);
  const kind = field.label || fieldWords[field.kind](t);
  return (
    <button
      type="button"
      id={boxId(field.fieldId)}
      tabIndex={-1}
      className={styles.own}
      style={shares(field)}
      data-current={isCurrent || undefined}
      data-filled={filled || undefined}
      onClick={onChoose}
    >
      {filled ? (
        <>
          <Unseen>{t('sign.box.filled', '{{kind}}, filled in', { kind })}</Unseen>{' '}
          {contentOf(field, filling, today)}
        </>
      ) : (
        <span className={styles.kind} style={{ '--letters': kind.length }}>
          {kind}
        </span>
      )}
    </button>
  );
}
