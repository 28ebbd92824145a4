import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import { SignedDocument } from '../../nouns/envelope/signed-document.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Timeline } from '../../ui/chart/timeline.tsx';
import styles from './quote.module.css';
import { documentLink } from './quote.queries.ts';

/** Who has signed the accepted version, and its document; of earlier ones the digest that both confirmed. */
export function Confirmations({ thread: { leadId, agreement } }: { thread: QuoteThread }) {
  const { t } = useTranslation();
  if (!agreement) return null;
  const { acceptedAt, buyerSignedAt, partnerSignedAt, agreedAt, paidAt, advance, document } = agreement;
  const signed = document
    ? [t('offers.step.buyer.signed', 'Customer signed'), t('offers.step.partner.signed', 'Partner signed')]
    : [
        t('offers.step.buyer', 'Customer confirmed with an OTP'),
        t('offers.step.partner', 'Partner confirmed with an OTP'),
      ];
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
            step('buyer', signed[0] ?? '', buyerSignedAt),
            step('partner', signed[1] ?? '', partnerSignedAt),
            step('agreed', t('offers.step.agreed', 'Agreed'), agreedAt),
            ...(advance > 0 ? [step('paid', t('offers.step.paid', 'Advance paid'), paidAt)] : []),
          ]}
        />
        {agreement.visitAddress && (
          <p className={styles.note}>
            {t('visit.address.chosen', 'Visits at {{address}}', { address: agreement.visitAddress })}
          </p>
        )}
        {document ? (
          <SignedDocument document={document} link={(which) => documentLink(leadId, which)} />
        ) : (
          <>
            <p className={styles.note}>{t('offers.digest', 'Fingerprint of the agreed quote (SHA-256)')}</p>
            <span className={styles.digest} translate="no">
              {agreement.digest}
            </span>
          </>
        )}
      </Card>
    </Section>
  );
}
