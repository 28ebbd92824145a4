import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import styles from './privacy.module.css';

/** Whom to complain to (DPDP Act 2023, section 13). */
export function GrievanceOfficer({ officer }: { officer: Privacy['grievanceOfficer'] }) {
  const { t, plural } = useTranslation();
  return (
    <Section title={t('privacy.officer', 'Grievance officer')}>
      <address className={styles.officer}>
        <strong>{officer.name}</strong>
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
        <a href={`tel:${officer.phone.replaceAll(' ', '')}`}>{officer.phone}</a>
        <span>{officer.address}</span>
      </address>
      <p>
        {plural('privacy.officer.answers', officer.answersWithinDays, {
          one: 'Answers within {{count}} day.',
          other: 'Answers within {{count}} days.',
        })}
      </p>
    </Section>
  );
}
