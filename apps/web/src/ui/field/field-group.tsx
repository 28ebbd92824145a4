import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react';
import styles from './field-group.module.css';

interface GroupProps extends ComponentProps<'fieldset'> {
  readonly legend: ReactNode;
}

/** Fields of a form under one name, as lines that are added and taken out. */
export function FieldGroup({ legend, children, ...props }: GroupProps) {
  return (
    <fieldset {...props} className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** One of them, in its own box. */
export const GroupLine = (props: ComponentProps<'div'>) => <div {...props} className={styles.line} />;

interface TickProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Between the box and the words, in rem. */
  readonly gap?: number;
}

/** A box to tick before what it says. */
export function Tick({ children, gap = 0.75, ...input }: TickProps) {
  return (
    <label className={styles.tick} style={{ '--gap': `${gap}rem` }}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  );
}
