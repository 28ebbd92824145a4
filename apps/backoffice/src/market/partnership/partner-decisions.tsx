import { Badge, Group, Stack, Text } from '@mantine/core';
import type { PartnerDecision } from '@nukkad/contract/market/partnership/office-partner.api';
import { t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { Panel } from '../../ui/panel.tsx';
import { fieldWords } from './field-words.ts';

const statuses: Readonly<Record<PartnerDecision['status'], readonly [words: string, colour: string]>> = {
  Pending: [t('partners.decision.pending', 'Waiting'), 'haldi'],
  Approved: [t('partners.decision.approved', 'Approved'), 'peepal'],
  Rejected: [t('partners.decision.rejected', 'Sent back'), 'sindoor'],
  Withdrawn: [t('partners.decision.withdrawn', 'Withdrawn'), 'gray'],
};

const fields: ReadonlyMap<string, string> = new Map(Object.entries(fieldWords));
const fieldName = (field: string) => fields.get(field) ?? field;

function whenAndWho({ sentAt, decidedAt, decidedBy }: PartnerDecision): string {
  const sent = t('partners.sentAt', 'Sent {{at}}', { at: momentWords(sentAt) });
  if (!decidedAt) return sent;
  const at = momentWords(decidedAt);
  return decidedBy
    ? `${sent} · ${t('partners.decidedBy', 'decided {{at}} by {{name}}', { at, name: decidedBy.fullName })}`
    : `${sent} · ${t('partners.closedAt', 'closed {{at}}', { at })}`;
}

/** What was decided of the profile and of its changes, the newest first. */
export function PartnerDecisions({ decisions }: { decisions: readonly PartnerDecision[] }) {
  return (
    <Panel title={t('partners.decisions', 'Decisions')}>
      {decisions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('partners.noDecisions', 'Nothing was sent for review yet.')}
        </Text>
      ) : null}
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {decisions.map((one) => {
          const [words, colour] = statuses[one.status];
          return (
            <li key={`${one.kind} ${one.sentAt}`}>
              <Group gap="xs">
                <Text size="sm" fw={650}>
                  {one.kind === 'profile' ? t('review.profile', 'Profile') : t('review.change', 'Change')}
                  {one.fields.length > 0 ? `: ${one.fields.map(fieldName).join(', ')}` : ''}
                </Text>
                <Badge color={colour}>{words}</Badge>
              </Group>
              <Text size="xs" c="dimmed">
                {whenAndWho(one)}
              </Text>
              {one.reasons.map(({ field, reason }) => (
                <Text key={field} size="sm">
                  {fieldName(field)}: {reason}
                </Text>
              ))}
            </li>
          );
        })}
      </Stack>
    </Panel>
  );
}
