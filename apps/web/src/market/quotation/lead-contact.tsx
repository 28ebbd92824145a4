import type { Lead } from '@nukkad/contract/market/quotation/lead.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './quotation.module.css';

/** Who asked, and the way to call. */
export function LeadContact({
  contact: { fullName, mobileNumber },
}: {
  contact: NonNullable<Lead['contact']>;
}) {
  const { t } = useTranslation();
  const number = mobileNumber.startsWith('+') ? mobileNumber : `+91${mobileNumber}`;
  return (
    <Section title={t('lead.contact', 'Customer')}>
      <Card quiet className={styles.partner}>
        <div translate="no">
          <strong>{fullName}</strong>
          <p className={styles.facts}>{number}</p>
        </div>
        <ButtonLink to={`tel:${number}`} tone="plain">
          {t('lead.call', 'Call')}
        </ButtonLink>
      </Card>
      <p className={styles.note}>{t('lead.contact.note', 'Use this number for this request only.')}</p>
    </Section>
  );
}
