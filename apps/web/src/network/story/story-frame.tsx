import { type ReactNode, useEffect, useRef } from 'react';
import styles from './story-viewer.module.css';

/** The whole screen as a dialog of the browser's own: it keeps the focus, and Escape closes it. */
export function StoryFrame({
  label,
  onClose,
  onKey,
  children,
}: {
  label: string;
  onClose: () => void;
  /** Wherever the focus is: a press beside every button leaves it on nothing. */
  onKey: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
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
    >
      {children}
    </dialog>
  );
}
