import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './story-viewer.module.css';

/** The whole screen as a dialog of the browser's own: it keeps the focus, and Escape closes it. */
export function StoryFrame({
  label,
  onClose,
  onKeyDown,
  children,
}: {
  label: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // Readers begin with what is shown, and Space holds it in place of pressing a button.
    dialog?.querySelector('h2')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.frame}
      aria-label={label}
      onCancel={(event) => {
        // Of this dialog: one that lies over it closes by itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
