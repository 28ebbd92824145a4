import { useState } from 'react';
import styles from './avatar.module.css';

/** Specification section 9: the first letters of up to two words. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}

/** One of six paints, always the same for a name. */
const paintOf = (name: string) =>
  Array.from(name).reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % 6;

/** A person's picture, or initials on their own colour. The name is beside it, so screen readers skip it. */
export function Avatar({ name, src, size = 40 }: { name: string; src?: string | null; size?: number }) {
  // A link that has run out, as in a list that was kept on the device.
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={styles.avatar}
      data-paint={paintOf(name)}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {src && src !== broken ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
