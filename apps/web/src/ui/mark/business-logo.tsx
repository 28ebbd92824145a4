import { useState } from 'react';
import styles from './business-logo.module.css';

interface Logo {
  readonly url: string;
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
}

/** The most that it takes, in pixels of a screen. */
const most = { width: 168, height: 64 } as const;

/** In its own shape, on white by day and by night. The name is beside it, so screen readers skip it. */
export function BusinessLogo({ logo: { url, width, height } }: { logo: Logo }) {
  // A link that has run out, as on a page that was left open.
  const [broken, setBroken] = useState<string | null>(null);
  const scale = Math.min(most.width / width, most.height / height, 1);
  if (url === broken) return null;
  return (
    <span className={styles.logo}>
      <img
        src={url}
        alt=""
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        loading="lazy"
        onError={() => setBroken(url)}
      />
    </span>
  );
}
