import type { Rfq } from '@nukkad/contract/market/quotation/rfq.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './quotation.module.css';

export type ChatWith = (rfq: Rfq, partner: Rfq['unlockedPartners'][number]) => ReactNode;

/** Partners who see the customer's number; each can be written to. */
export function UnlockedPartners({ rfq, chatWith }: { rfq: Rfq; chatWith: ChatWith }) {
  const { t } = useTranslation();
  if (rfq.unlockedPartners.length === 0) return null;
  return (
    <Section title={t('quote.unlocked', 'Partners who can contact you')}>
      <ul className={styles.list}>
        {rfq.unlockedPartners.map((partner) => (
          <Card as="li" quiet key={partner.organisationId} className={styles.partner}>
            <div>
              <strong translate="no">{partner.companyName}</strong>
              <p className={styles.facts}>
                <DateTime at={partner.at} as="short" />
              </p>
            </div>
            {chatWith(rfq, partner)}
          </Card>
        ))}
      </ul>
    </Section>
  );
}
