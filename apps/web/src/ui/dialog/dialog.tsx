import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './dialog.module.css';

/**
 * A dialog of the browser's own: it keeps the focus, makes the page behind it inert, closes with Escape
 * and gives the focus back. On a phone it rises from the bottom.
 */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  footer,
  wide,
  alert,
}: {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight while the content scrolls. */
  footer?: ReactNode;
  wide?: boolean;
  /** Something went wrong that must be read before going on. */
  alert?: boolean;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (opened && dialog && !dialog.open) {
      dialog.showModal();
      // The browser would take the Close button; a reader begins better at the title, a search in its field.
      (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
    }
    return () => {
      dialog?.close();
      // It has left the page before it could give the focus back by itself.
      if (opened && opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, [opened]);

  if (!opened) return null;
  return (
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            onClick={onClose}
            aria-label={t('action.close', 'Close')}
          >
            <IconX size={22} aria-hidden />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
