import type { SubmitForm } from '@nukkad/forms/use-form';
import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps {
  /** From `useForm`, which checks the fields and keeps their errors. */
  readonly onSubmit: SubmitForm;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** Instead of fields one below the other. */
  readonly className?: string | undefined;
}

/** Fields one below the other. The page is not reloaded, and errors are shown by the fields, not by the browser. */
export function Form({ onSubmit, children, id, className = styles.form }: FormProps) {
  return (
    <form
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A field whose text could not be read says why itself; nothing is sent without what was typed.
        const unread = event.currentTarget.querySelector<HTMLElement>('[data-unread]');
        if (unread) unread.focus();
        else onSubmit(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
