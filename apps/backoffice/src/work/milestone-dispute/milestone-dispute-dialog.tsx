import { Modal, Stack, Text } from '@mantine/core';
import {
  type OfficeMilestoneDispute,
  decideReduction,
} from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { seenOfReduction } from '@nukkad/contract/work/project/milestone-dispute.api';
import { useState } from 'react';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { EffectPanel } from '../../ui/effect-panel.tsx';
import { Facts } from '../../ui/facts.tsx';
import { DecideMilestoneForm } from './decide-milestone-form.tsx';
import { DisputeStory, ReductionFacts } from './dispute-story.tsx';
import { stateOf } from './milestone-dispute-words.ts';
import { useReductionEffect } from './reduction-effect.ts';

interface Props {
  readonly dispute: OfficeMilestoneDispute;
  readonly onClose: () => void;
}
type Proposal = NonNullable<OfficeMilestoneDispute['proposal']>;

const titleOf = ({ projectNumber }: OfficeMilestoneDispute) =>
  t('milestoneDispute.of', 'Dispute of {{number}}', { number: projectNumber });

/** One dispute: to be decided, to be approved by another Admin, or to be read. */
export function MilestoneDisputeDialog({ dispute, onClose }: Props) {
  const { can, proposal } = dispute;
  if (can.decide) return <DecideMilestoneForm dispute={dispute} title={titleOf(dispute)} onClose={onClose} />;
  if (can.second && proposal) return <SecondAdmin dispute={dispute} proposal={proposal} onClose={onClose} />;
  return <ReadDispute dispute={dispute} onClose={onClose} />;
}

function SecondAdmin({ dispute, proposal, onClose }: Props & { readonly proposal: Proposal }) {
  const { disputeId } = dispute;
  const [shown] = useState(() => seenOfReduction(dispute, proposal));
  const effect = useReductionEffect(disputeId, proposal.amount);
  return (
    <DecideForm
      title={titleOf(dispute)}
      name={dispute.projectNumber}
      endpoint={decideReduction}
      bodyOf={(answer) => ({ ...answer, seen: shown })}
      params={{ disputeId }}
      onClose={onClose}
    >
      <DisputeStory dispute={dispute} />
      <Text size="sm">
        {t('milestoneDispute.proposed', '{{name}} proposes to take off {{sum}}: {{reason}}', {
          name: proposal.byName,
          sum: inRupees(proposal.amount),
          reason: proposal.reason,
        })}
      </Text>
      <EffectPanel query={effect} hint="">
        {effect.data ? <ReductionFacts effect={effect.data} /> : null}
      </EffectPanel>
    </DecideForm>
  );
}

function ReadDispute({ dispute, onClose }: Props) {
  const { proposal, decision, reduction, returned } = dispute;
  return (
    <Modal opened onClose={onClose} title={titleOf(dispute)} size="lg">
      <Stack gap="md">
        <DisputeStory dispute={dispute} />
        <Facts
          columns={{ base: 1, xs: 2 }}
          facts={[
            [t('milestoneDispute.state', 'State'), stateOf(dispute)],
            ...(proposal
              ? [
                  [
                    t('milestoneDispute.youPropose', 'You propose to take off'),
                    inRupees(proposal.amount),
                  ] as const,
                ]
              : []),
            ...(reduction > 0
              ? ([
                  [t('milestoneDispute.reduction', 'Taken off'), inRupees(reduction)],
                  [t('milestoneDispute.returned', 'Refunded through the gateway'), inRupees(returned)],
                ] as const)
              : []),
            ...(decision ? [[t('milestoneDispute.reasonShort', 'Reason'), decision] as const] : []),
          ]}
        />
      </Stack>
    </Modal>
  );
}
