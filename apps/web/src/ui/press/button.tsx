import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, use } from 'react';
import styles from './button.module.css';
import { ReadOnly } from '../state/read-only.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `neel` the one thing to do, `haldi` on the indigo board, `plain` anything beside it, `danger` what cannot be undone, `quiet` a word. */
  tone?: 'neel' | 'haldi' | 'plain' | 'danger' | 'quiet';
  /** At work: takes no second press, and says so to readers. */
  busy?: boolean;
  wide?: boolean;
  small?: boolean;
  icon?: ReactNode;
}

/** Nor is the form sent whose button it is. */
const pressNothing = (event: MouseEvent) => event.preventDefault();

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
  onClick,
  ...rest
}: ButtonProps) {
  // What can be at work sends something, as a form does.
  const sends = rest.type === 'submit' || busy !== undefined;
  const isClosed = use(ReadOnly) && sends;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isClosed}
      // Not disabled while at work: the focus would fall to the page. A press then does nothing.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? pressNothing : onClick}
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
