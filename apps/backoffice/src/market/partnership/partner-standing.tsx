import { Button, Group } from '@mantine/core';
import {
  type PartnerStatusMove,
  partnerStatusMoves,
  getPartnerStanding,
} from '@nukkad/contract/market/partnership/office-partner.api';
import { useState } from 'react';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { StandingForm } from './standing-form.tsx';
import { moveWords, suspensionWords } from './standing-words.ts';

/** May the partner work, why not, and what this Admin may do about it. */
export function PartnerStandingPanel({
  organisationId,
  companyName,
}: {
  organisationId: string;
  companyName: string;
}) {
  const { data: standing, error, refetch } = useAsked(getPartnerStanding, { params: { organisationId } });
  const [move, setMove] = useState<PartnerStatusMove | null>(null);
  const moves = partnerStatusMoves.filter((one) => standing?.can[one]);
  return (
    <Panel title={t('standing.title', 'Status')}>
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!standing && !error ? <LoadingSkeleton rows={1} /> : null}
      {standing ? (
        <>
          <Facts
            facts={[
              [
                t('account.partnerStatus', 'Partner status'),
                <StatusBadge key="s" status={standing.status} />,
              ],
              [
                t('account.reasonForSuspension', 'Reason for suspension'),
                standing.suspensionReason
                  ? suspensionWords[standing.suspensionReason]
                  : t('partners.noneSet', 'None'),
              ],
              [
                t('account.messageToThePartner', 'Message to the partner'),
                standing.standingReason ?? t('partners.noneSet', 'None'),
              ],
            ]}
          />
          <Group gap="xs" mt="sm">
            {moves.map((one) => (
              <Button
                key={one}
                size="xs"
                variant={moveWords[one].isGrave ? 'outline' : 'filled'}
                color={moveWords[one].isGrave ? 'sindoor' : 'neel'}
                onClick={() => setMove(one)}
              >
                {moveWords[one].act}
              </Button>
            ))}
          </Group>
        </>
      ) : null}
      {standing && move ? (
        <StandingForm
          standing={standing}
          move={move}
          companyName={companyName}
          onClose={() => setMove(null)}
        />
      ) : null}
    </Panel>
  );
}
