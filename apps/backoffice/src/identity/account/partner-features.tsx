import { Badge, Button, Table, Text } from '@mantine/core';
import {
  type OrganisationFeature,
  seenOfFeature,
  setFeature,
  readFeatures,
} from '@nukkad/contract/identity/partner/feature.api';
import { useState } from 'react';
import { useAsked, keepAnswer } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { LoadingSkeleton, ErrorNotice } from '../../ui/query-states.tsx';
import { WhyForm } from '../../ui/why-form.tsx';
import { featureNames } from './feature-names.ts';

const actWords = ({ adminEnabled }: OrganisationFeature) =>
  adminEnabled ? t('account.turnOff', 'Turn off') : t('account.turnOn', 'Turn on');
const askWords = (feature: OrganisationFeature) => `${actWords(feature)}: ${featureNames[feature.key]}`;

function Row({ feature, onAsk }: { feature: OrganisationFeature; onAsk: () => void }) {
  const name = featureNames[feature.key];
  return (
    <Table.Tr>
      <Table.Td>
        {name}
        {feature.why ? (
          <Text size="xs" c="dimmed">
            {feature.why}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <Badge color={feature.adminEnabled ? 'peepal' : 'sindoor'}>
          {feature.adminEnabled ? t('account.featureOn', 'On') : t('account.featureOff', 'Off')}
        </Badge>
      </Table.Td>
      <Table.Td ta="right">
        <Button variant="subtle" size="xs" aria-label={askWords(feature)} onClick={onAsk}>
          {actWords(feature)}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

/** What the firm may use at all. While full access is open it opens every feature (specification section 5). */
export function PartnerFeatures({ organisationId }: { organisationId: string }) {
  const params = { organisationId };
  const { data, error, refetch } = useAsked(readFeatures, { params });
  const [asked, setAsked] = useState<OrganisationFeature | null>(null);
  return (
    <Panel title={t('account.features', 'Features')}>
      <Text size="sm" c="dimmed">
        {t('account.featureNote', 'A feature is only off once “{{full}}” is off too.', {
          full: featureNames.admin_access,
        })}
      </Text>
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <LoadingSkeleton rows={4} /> : null}
      {data ? (
        <Table>
          <Table.Tbody>
            {data.features.map((feature) => (
              <Row key={feature.key} feature={feature} onAsk={() => setAsked(feature)} />
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      {asked ? (
        <WhyForm
          title={askWords(asked)}
          doIt={actWords(asked)}
          endpoint={setFeature}
          bodyOf={(why) => ({
            key: asked.key,
            adminEnabled: !asked.adminEnabled,
            why,
            seen: seenOfFeature(asked),
          })}
          params={params}
          said={() => t('account.featureSaved', 'Saved for the owner and the team.')}
          onSaved={(after) => keepAnswer(readFeatures, { params }, after)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Panel>
  );
}
