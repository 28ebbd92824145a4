import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Timeline } from '../../ui/chart/timeline.tsx';
import styles from './quote.module.css';

/** Who has confirmed the accepted version, and the digest that both confirm. */
export function Confirmations({ thread: { agreement } }: { thread: QuoteThread }) {
  const { t } = useTranslation();
  if (!agreement) return null;
  const { acceptedAt, buyerSignedAt, partnerSignedAt, agreedAt, paidAt, advance } = agreement;
  const step = (key: string, title: string, at: string | null) => ({
    key,
    title,
    ...(at && { at }),
    state: at ? ('done' as const) : ('coming' as const),
  });
  return (
    <Section title={t('offers.confirmations', 'Agreement')}>
      <Card quiet>
        <Timeline
          steps={[
            step('accepted', t('offers.step.accepted', 'Accepted'), acceptedAt),
            step('buyer', t('offers.step.buyer', 'Customer confirmed with an OTP'), buyerSignedAt),
            step('partner', t('offers.step.partner', 'Partner confirmed with an OTP'), partnerSignedAt),
            step('agreed', t('offers.step.agreed', 'Agreed'), agreedAt),
            ...(advance > 0 ? [step('paid', t('offers.step.paid', 'Advance paid'), paidAt)] : []),
          ]}
        />
        {agreement.visitAddress && (
          <p className={styles.note}>
            {t('visit.address.chosen', 'Visits at {{address}}', { address: agreement.visitAddress })}
          </p>
        )}
        <p className={styles.note}>{t('offers.digest', 'Fingerprint of the agreed quote (SHA-256)')}</p>
        <span className={styles.digest} translate="no">
          {agreement.digest}
        </span>
      </Card>
    </Section>
  );
}
