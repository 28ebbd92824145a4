import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import type { ButtonProps } from './button.tsx';
import styles from './button.module.css';

type Look = Pick<ButtonProps, 'tone' | 'wide' | 'small'>;

/** A link that looks like a painted button. */
export function ButtonLink({
  tone = 'neel',
  wide,
  small,
  icon,
  children,
  className,
  ...link
}: LinkProps & Look & { icon?: ReactNode }) {
  return (
    <Link
      {...link}
      data-tone={tone}
      data-wide={wide || undefined}
      data-small={small || undefined}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {icon}
      {children}
    </Link>
  );
}
