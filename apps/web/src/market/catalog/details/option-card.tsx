import type { ReactNode } from 'react';
import styles from './option-card.module.css';

/** A choice as a card: a plain radio button or checkbox underneath. */
export function OptionCard({
  type,
  name,
  label,
  checked,
  disabled = false,
  onChange,
  children,
}: {
  type: 'radio' | 'checkbox';
  name: string;
  label: ReactNode;
  checked: boolean;
  /** It cannot be chosen; `children` says why. */
  disabled?: boolean;
  onChange: () => void;
  /** What it adds, or who it is. */
  children?: ReactNode;
}) {
  return (
    <label className={styles.card}>
      <input type={type} name={name} checked={checked} disabled={disabled} onChange={onChange} />
      <span className={styles.face}>
        <span className={styles.label}>{label}</span>
        {children && <span className={styles.more}>{children}</span>}
      </span>
    </label>
  );
}
