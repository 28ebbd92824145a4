import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import menuStyles from './menu.module.css';
import styles from './list.module.css';

/** A button with a panel below it; Escape, a press beside it or leaving it closes it. */
export function Menu({
  label,
  Icon,
  side,
  children,
}: {
  label: string;
  Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  /** Where the button is at the end of its row on a phone, so is the panel. */
  side?: 'end';
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const outside = (event: Event) =>
      event.target instanceof Node && !around.current?.contains(event.target) && setOpen(false);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes the panel alone, and does not leave the page.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  return (
    <div ref={around} className={menuStyles.menu} data-side={side}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={18} aria-hidden />
        <span>{label}</span>
      </button>
      {isOpen && (
        <div id={panel} className={menuStyles.panel} role="group" aria-label={label}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
