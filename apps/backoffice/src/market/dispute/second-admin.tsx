import { Alert, Button, Group, Text } from '@mantine/core';
import { type OfficeDispute, decideProposal } from '@nukkad/contract/market/dispute/dispute-office.api';
import { seenOfSecondDecision } from '@nukkad/contract/market/dispute/dispute.api';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { EffectPanel } from '../../ui/effect-panel.tsx';
import { RefundFacts } from './decide-dispute-form.tsx';
import { bearerWords } from './dispute-words.ts';
import { useRefundEffect } from './refund-effect.ts';

type Proposal = NonNullable<OfficeDispute['proposal']>;

/** A refund above the limit: who proposed it, and for another Admin the way to decide on it. */
export function SecondAdmin({ story, proposal }: { story: OfficeDispute; proposal: Proposal }) {
  const [opened, open] = useState(false);
  return (
    <Alert color="haldi" title={t('dispute.state.proposed', 'Needs a second Admin')}>
      <Text size="sm">
        {t('dispute.proposed', '{{name}} proposes a refund of {{sum}}. Who bears it: {{bearer}}.', {
          name: proposal.byName,
          sum: inRupees(proposal.amount),
          bearer: bearerWords[proposal.bornBy],
        })}{' '}
        {proposal.reason}
      </Text>
      {proposal.own ? null : (
        <Group mt="sm">
          <Button onClick={() => open(true)}>{t('dispute.second', 'Review the refund')}</Button>
        </Group>
      )}
      {opened ? <Review story={story} proposal={proposal} onClose={() => open(false)} /> : null}
    </Alert>
  );
}

function Review({
  story: { dispute, booking },
  proposal,
  onClose,
}: {
  story: OfficeDispute;
  proposal: Proposal;
  onClose: () => void;
}) {
  const { disputeId } = dispute;
  const [shown] = useState(() => seenOfSecondDecision(dispute, proposal));
  const effect = useRefundEffect(disputeId, proposal.amount, proposal.bornBy);
  return (
    <DecideForm
      title={t('dispute.second', 'Review the refund')}
      name={booking.bookingNumber}
      endpoint={decideProposal}
      bodyOf={(answer) => ({ ...answer, seen: shown })}
      params={{ disputeId }}
      onClose={onClose}
    >
      <Text size="sm">{proposal.reason}</Text>
      <EffectPanel query={effect} hint="">
        {effect.data ? <RefundFacts effect={effect.data} /> : null}
      </EffectPanel>
    </DecideForm>
  );
}
