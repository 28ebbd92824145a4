import type { ReactNode } from 'react';
import styles from './search-option.module.css';

/** One find of a combobox. The field keeps the focus: its arrow keys and Enter do what a press does here. */
export function SearchOption({
  id,
  isMarked,
  icon,
  label,
  detail,
  onChoose,
}: {
  id: string;
  isMarked: boolean;
  icon?: ReactNode;
  label: ReactNode;
  detail?: ReactNode;
  onChoose: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus, and its arrow keys and Enter do what a press does here
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon}
      <span>
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </span>
    </div>
  );
}
