import type { LeadCreditEntry, LeadCreditKind } from '@nukkad/contract/money/lead-credit/lead-credit.model';
import { Link } from 'react-router';
import { PurchaseInvoice } from '../../nouns/purchase/purchase-invoice.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import styles from './lead-credit.module.css';

const kinds: Record<LeadCreditKind, (t: Translate) => string> = {
  pack: (t) => t('leadCredit.kind.pack', 'Pack bought'),
  allowance: (t) => t('leadCredit.kind.allowance', 'Free credits of the month'),
  refund: (t) => t('leadCredit.kind.refund', 'Returned: the customer never looked'),
  claim: (t) => t('leadCredit.kind.claim', 'Returned after your claim'),
  unlock: (t) => t('leadCredit.kind.unlock', 'Lead unlocked'),
  expired: (t) => t('leadCredit.kind.expired', 'Expired'),
};

function Entry({ entry }: { entry: LeadCreditEntry }) {
  const { t, locale } = useTranslation();
  const { kind, credits, leadId, orderId, createdAt, expiresAt } = entry;
  return (
    <Card as="li" quiet className={styles.row}>
      <strong>{kinds[kind](t)}</strong>
      <span className={styles.sum} data-more={credits > 0 || undefined}>
        {credits > 0 ? `+${credits}` : `−${-credits}`}
      </span>
      <span className={styles.fact}>
        <DateTime at={createdAt} as="day" />
        {leadId && (
          <>
            {' · '}
            <Link to={`/consultant-service/leads/${leadId}`}>{t('leadCredit.lead', 'View lead')}</Link>
          </>
        )}
        {orderId && (
          <>
            {' '}
            <PurchaseInvoice orderId={orderId} />
          </>
        )}
        {expiresAt && (
          <>
            {' · '}
            {t('leadCredit.until', 'Use by {{day}}', { day: formatInstant(expiresAt, 'day', locale) })}
          </>
        )}
      </span>
    </Card>
  );
}

/** What changed the credits, the newest first. */
export function CreditStatement({ entries }: { entries: readonly LeadCreditEntry[] }) {
  return (
    <CardList>
      {entries.map((entry) => (
        <Entry key={entry.entryId} entry={entry} />
      ))}
    </CardList>
  );
}
