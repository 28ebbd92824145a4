import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { changedValue, fieldWords } from './partner-words.ts';
import { Note, Row, Text } from '../../ui/page/parts.tsx';
import styles from './partner.module.css';
import { useWithdrawChange } from './partner.queries.ts';

/** What of a live profile waits for a review or was refused: old and new side by side, and the way back. */
export function ChangeCard({
  change,
  mayWithdraw,
}: {
  change: NonNullable<PartnerProfile['change']>;
  mayWithdraw: boolean;
}) {
  const { t } = useTranslation();
  const withdraw = useWithdrawChange();
  const refused = change.status === 'Rejected';
  return (
    <Card as="section">
      <h2>
        {refused
          ? t('partner.change.refused', 'Your changes were rejected')
          : t('partner.change.waiting', 'Your changes are under review')}
      </h2>
      <Note>{t('partner.change.lead', 'Customers see your current profile until we approve.')}</Note>
      <dl className={styles.facts}>
        {change.fields.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{fieldWords(t, field)}</dt>
            <dd>
              <del>{changedValue(t, field, from)}</del> → <ins>{changedValue(t, field, to)}</ins>
              {change.reasons
                .filter((reason) => reason.field === field)
                .map(({ reason }) => (
                  <Text key={reason} as="p" tone="bad">
                    {reason}
                  </Text>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {mayWithdraw && (
        <Row gap={0.75} above={0.5}>
          <Button
            tone="plain"
            small
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(change.changeId)}
          >
            {refused
              ? t('partner.change.putAway', 'Dismiss')
              : t('partner.change.withdraw', 'Withdraw changes')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
