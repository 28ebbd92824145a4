import type { ShownJobCard } from '@nukkad/contract/network/job-card/job-card.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import styles from './job-card.module.css';
import { ShownCard } from './shown-job-card.tsx';

/** Finished jobs on the page of who did them. */
export function VerifiedWork({ cards, children }: { cards: readonly ShownJobCard[]; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('jobCard.shown', 'Verified work')}
      lead={t('jobCard.shown.lead', 'Real bookings, shown while the customer agrees.')}
    >
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.cardId}>
            <ShownCard card={card} />
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
