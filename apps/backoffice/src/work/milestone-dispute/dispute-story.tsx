import { Anchor, Stack, Text } from '@mantine/core';
import type { OfficeMilestoneDispute } from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { VerdictAlert } from '../../ui/effect-panel.tsx';
import { Facts } from '../../ui/facts.tsx';
import { wantsWords } from './milestone-dispute-words.ts';
import type { ReductionEffect } from './milestone-dispute.queries.ts';

function Said({ by, words }: { by: string; words: string }) {
  return (
    <Stack gap={2}>
      <Text size="sm" fw={650}>
        {by}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {words}
      </Text>
    </Stack>
  );
}

/** What both sides say, and the money it is about. */
export function DisputeStory({ dispute }: { dispute: OfficeMilestoneDispute }) {
  const { clientId, clientName, organisationId, companyName } = dispute;
  return (
    <>
      <Facts
        columns={{ base: 1, xs: 2 }}
        facts={[
          [t('milestoneDispute.project', 'Project'), `${dispute.projectNumber} · ${dispute.projectTitle}`],
          [t('milestoneDispute.milestone', 'Milestone'), dispute.milestoneTitle],
          [
            t('milestoneDispute.client', 'Customer'),
            clientId ? (
              <Anchor key="client" component={Link} to={`/people/${clientId}`} size="sm">
                {clientName}
              </Anchor>
            ) : (
              clientName
            ),
          ],
          [
            t('common.business', 'Business'),
            <Anchor key="company" component={Link} to={`/partners/${organisationId}`} size="sm">
              {companyName}
            </Anchor>,
          ],
          [t('milestoneDispute.amount', 'Amount'), inRupees(dispute.amount)],
          [t('milestoneDispute.received', 'Paid so far'), inRupees(dispute.received)],
          [t('milestoneDispute.wants', 'Customer asks for'), wantsWords[dispute.wants]],
        ]}
      />
      <Said by={t('milestoneDispute.says.client', 'The customer says')} words={dispute.words} />
      <Said
        by={t('milestoneDispute.says.partner', 'The partner answers')}
        words={dispute.answer ?? t('milestoneDispute.noAnswer', 'No answer yet')}
      />
    </>
  );
}

/** What is not to be paid and what goes back, to the paisa, as the server works it out. */
export function ReductionFacts({ effect }: { effect: ReductionEffect }) {
  return (
    <VerdictAlert
      verdict={effect.needsSecond ? 'second_admin' : 'free'}
      free={t('milestoneDispute.now', 'Takes effect right away')}
      reasons={[]}
      facts={[
        [t('milestoneDispute.unpaid', 'No longer to be paid'), inRupees(effect.unpaid)],
        [t('milestoneDispute.returned', 'Refunded through the gateway'), inRupees(effect.returned)],
        [t('milestoneDispute.byPartner', 'The partner returns it directly'), inRupees(effect.byPartner)],
      ]}
    />
  );
}
