import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `neel` the one thing to do, `haldi` on the indigo board, `plain` anything beside it, `danger` what cannot be undone, `quiet` a word. */
  tone?: 'neel' | 'haldi' | 'plain' | 'danger' | 'quiet';
  /** At work: takes no second press, and says so to readers. */
  busy?: boolean;
  wide?: boolean;
  small?: boolean;
  icon?: ReactNode;
}

/** The painted button with its pressed edge; plain HTML, fit for public pages. */
export function Button({
  tone = 'neel',
  busy,
  wide,
  small,
  icon,
  children,
  className,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-tone={tone}
      data-wide={wide || undefined}
      data-small={small || undefined}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {busy ? <span className={styles.busy} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
