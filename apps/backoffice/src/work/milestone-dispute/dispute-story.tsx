import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { OfficeMilestoneDispute } from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { VerdictAlert } from '../../ui/effect-panel.tsx';
import { Facts } from '../../ui/facts.tsx';
import { wantsWords } from './milestone-dispute-words.ts';
import type { ReductionEffect } from './reduction-effect.ts';

const imageSize = 112;

function Said({
  by,
  words,
  photos,
}: {
  by: string;
  words: string;
  photos: OfficeMilestoneDispute['photos'];
}) {
  return (
    <Stack gap={2}>
      <Text size="sm" fw={650}>
        {by}
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
        {words}
      </Text>
      {photos.length > 0 && (
        <Group gap="xs" mt={4}>
          {photos.map(({ photoId, url }, index) => (
            <a key={photoId} href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                width={imageSize}
                height={imageSize}
                loading="lazy"
                alt={t('milestoneDispute.photo', '{{by}}: photo {{number}}', { by, number: index + 1 })}
                style={{ objectFit: 'cover', borderRadius: 8 }}
              />
            </a>
          ))}
        </Group>
      )}
    </Stack>
  );
}

/** What both sides say, and the money it is about. */
export function DisputeStory({ dispute }: { dispute: OfficeMilestoneDispute }) {
  const { clientId, clientName, organisationId, companyName } = dispute;
  const photosOf = (of: 'client' | 'partner') => dispute.photos.filter(({ side }) => side === of);
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
      <Said
        by={t('milestoneDispute.says.client', 'The customer says')}
        words={dispute.words}
        photos={photosOf('client')}
      />
      <Said
        by={t('milestoneDispute.says.partner', 'The partner answers')}
        words={dispute.answer ?? t('milestoneDispute.noAnswer', 'No answer yet')}
        photos={photosOf('partner')}
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
