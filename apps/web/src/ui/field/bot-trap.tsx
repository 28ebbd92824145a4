import styles from './bot-trap.module.css';
import { TextField } from './text-field.tsx';

/** A field for programs that fill in everything: the server refuses what has it filled in. People do not find it. */
export function BotTrap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <TextField
        label="Website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
