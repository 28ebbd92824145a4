import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from '../../nouns/rfq/rfq.module.css';

/** Who asked, and the ways to call and to write. */
export function LeadContact({
  contact: { fullName, mobileNumber },
  chat,
}: {
  contact: NonNullable<Lead['contact']>;
  chat: ReactNode;
}) {
  const { t } = useTranslation();
  const number = mobileNumber.startsWith('+') ? mobileNumber : `+91${mobileNumber}`;
  return (
    <Section title={t('lead.contact', 'Customer')}>
      <Card quiet className={styles.partner}>
        <div translate="no">
          <strong>{fullName}</strong>
          <Paragraph breaks>{number}</Paragraph>
        </div>
        <ButtonLink to={`tel:${number}`} tone="plain">
          {t('lead.call', 'Call')}
        </ButtonLink>
        {chat}
      </Card>
      <p className={styles.note}>{t('lead.contact.note', 'Use this number for this request only.')}</p>
    </Section>
  );
}
