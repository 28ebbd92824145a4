import type { ReactNode } from 'react';
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
        {about && <span className={styles.about}>{about}</span>}
        {note !== undefined && (
          <span className={styles.about} role="status">
            {note}
          </span>
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
