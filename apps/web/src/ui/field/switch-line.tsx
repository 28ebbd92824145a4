import type { ReactNode } from 'react';
import { Note } from '../page/parts.tsx';
import styles from './switch-line.module.css';

/** One thing that is on or off, with what it means; the whole line is the switch. */
export function SwitchLine({
  title,
  about,
  note,
  checked,
  disabled,
  onChange,
}: {
  title: ReactNode;
  about?: ReactNode;
  /** What has just changed about it: read out when it does. */
  note?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label className={styles.line}>
      <span>
        <strong>{title}</strong>
        {about && (
          <Note as="span" size="sm">
            {about}
          </Note>
        )}
        {note !== undefined && (
          <Note as="span" size="sm" role="status">
            {note}
          </Note>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
