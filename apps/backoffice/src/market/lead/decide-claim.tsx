import { type OfficeLeadClaim, decideLeadClaim } from '@nukkad/contract/market/lead/lead-refund.api';
import { Text } from '@mantine/core';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { Facts } from '../../ui/facts.tsx';
import { claimReasonWords } from './claim-words.ts';

/** Give the credits of a lead back, or not; the partner reads why. */
export function DecideClaim({ claim, onClose }: { claim: OfficeLeadClaim; onClose: () => void }) {
  const { leadId, version, reason } = claim;
  const name = t('leadClaims.of', 'Claim for {{number}}', { number: claim.rfqNumber });
  return (
    <DecideForm
      title={name}
      name={name}
      endpoint={decideLeadClaim}
      bodyOf={(answer) => ({ ...answer, version })}
      params={{ leadId }}
      onClose={onClose}
    >
      <Facts
        columns={{ base: 1, xs: 2 }}
        facts={[
          [t('leadClaims.partner', 'Partner'), claim.companyName],
          [t('leadClaims.credits', 'Credits'), String(claim.credits)],
          [t('leadClaims.reason', 'Reason'), reason ? claimReasonWords[reason] : ''],
          [t('leadClaims.words', 'In the partner’s words'), claim.words],
        ]}
      />
      <Text size="sm">
        {t(
          'leadClaims.follows',
          'If you approve, the credits come back at once. The partner reads your reason.',
        )}
      </Text>
    </DecideForm>
  );
}
