import type { ReactNode } from 'react';
import styles from './shares.module.css';

interface Share {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Of the whole line, 0 to 1. */
  readonly part: number;
}

/** Names with a value, and a line that says how much it is beside the others. */
export function Shares({ label, shares }: { label: string; shares: readonly Share[] }) {
  return (
    <table className={styles.shares} aria-label={label}>
      <tbody>
        {shares.map(({ key, name, value, part }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <span
                className={styles.share}
                style={{ width: `${Math.max(1, Math.round(part * 100))}%` }}
                aria-hidden
              />
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
