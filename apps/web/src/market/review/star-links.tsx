import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { rateDialog } from './rate-dialog.tsx';
import styles from './rate-dialog.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** The first of two taps: a star opens the review with it chosen. */
export function StarLinks({ to }: { to: string }) {
  const { plural } = useTranslation();
  return (
    <div className={styles.links}>
      {five.map((star) => (
        <Link
          key={star}
          to={`${to}?dialog=${rateDialog}&stars=${star}`}
          preventScrollReset
          aria-label={plural('review.stars', star, { one: '{{count}} star', other: '{{count}} stars' })}
        >
          <IconStar size={34} aria-hidden />
        </Link>
      ))}
    </div>
  );
}
