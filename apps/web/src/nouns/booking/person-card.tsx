import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import styles from './person-card.module.css';

/** The other side of a booking: picture, name, and a call where the number is shown in full. */
export function PersonCard({
  name,
  what,
  mobileNumber,
  children,
}: {
  name: string;
  /** Who this is: "Your professional", "Customer". */
  what: string;
  /** Masked numbers (x) are left out: they cannot be called. */
  mobileNumber?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const callable = mobileNumber && /^[+0-9 ]+$/.test(mobileNumber);
  return (
    <div className={styles.card}>
      <Avatar name={name} size={56} />
      <div className={styles.words}>
        <span className={styles.what}>{what}</span>
        <strong>{name}</strong>
        {children}
      </div>
      {callable && (
        <a
          className={styles.call}
          href={`tel:${mobileNumber.startsWith('+') ? mobileNumber : `+91${mobileNumber}`}`}
          aria-label={t('person.call', 'Call {{name}}', { name })}
        >
          <IconPhone size={22} aria-hidden />
          <span aria-hidden="true">{t('person.call.short', 'Call')}</span>
        </a>
      )}
    </div>
  );
}
