import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './talk-sheet.module.css';

interface Room {
  readonly top: number;
  readonly height: number;
}

/** What a phone's keyboard leaves of the window; null: all of it. */
function useRoomAboveKeyboard(): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const look = () => setRoom({ top: view.offsetTop, height: view.height });
    look();
    view.addEventListener('resize', look);
    view.addEventListener('scroll', look);
    return () => {
      view.removeEventListener('resize', look);
      view.removeEventListener('scroll', look);
    };
  }, []);
  return room;
}

/**
 * A conversation over the page: the whole screen of a phone, with the field above its keyboard, and a panel in the corner of
 * a desk, beside which the page stays in use. Escape closes it.
 */
export function TalkSheet({
  label,
  phone,
  onClose,
  children,
}: {
  label: string;
  phone: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const room = useRoomAboveKeyboard();
  useEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    if (phone) dialog?.showModal();
    else dialog?.show();
    // The browser would take the first button; readers begin at whom it is with.
    dialog?.querySelector('h2')?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, [phone]);
  const style: CSSProperties | undefined =
    phone && room ? { insetBlockStart: room.top, height: room.height } : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog
    <dialog
      ref={box}
      className={styles.sheet}
      data-phone={phone || undefined}
      aria-label={label}
      style={style}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // A dialog within closes first.
        if (event.key !== 'Escape' || event.defaultPrevented || phone) return;
        if (event.target instanceof Element && event.target.closest('dialog') === box.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
