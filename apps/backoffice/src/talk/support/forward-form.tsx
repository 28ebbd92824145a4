import { Select, Textarea } from '@mantine/core';
import {
  moveOfficeIncident,
  type OfficeIncident,
  seenOfIncident,
} from '@nukkad/contract/talk/support/incident.api';
import { type SupportTeam, supportTeams } from '@nukkad/contract/talk/support/incident-sla';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { teamWords } from './sla-words.ts';

/** Hands a message to another team, with a reason that staff read. */
export function ForwardForm({ incident, onClose }: { incident: OfficeIncident; onClose: () => void }) {
  const { incidentId, incidentNumber } = incident;
  const [shown] = useState(() => seenOfIncident(incident));
  const { fields, errors, change, dialog } = useSaving({
    endpoint: moveOfficeIncident,
    initial: { team: null as SupportTeam | null, why: '' },
    bodyOf: ({ team, why }) => ({ verb: 'forward' as const, team: team ?? undefined, why, seen: shown }),
    params: { incidentId },
    said: () => t('support.forwarded', '{{number}} was forwarded.', { number: incidentNumber }),
    onClose,
  });
  return (
    <DialogForm
      title={t('support.forwardNumber', 'Forward {{number}}', { number: incidentNumber })}
      doIt={t('support.forwardIt', 'Forward')}
      {...dialog}
    >
      <Select
        label={t('support.team', 'Team')}
        required
        data={supportTeams.map((value) => ({ value, label: teamWords[value] }))}
        value={fields.team}
        error={errors['team']}
        onChange={(value) => change({ team: supportTeams.find((one) => one === value) ?? null })}
      />
      <Textarea
        label={t('support.forwardWhy', 'Reason')}
        description={t('support.forwardWhyHint', 'Staff read this. The customer doesn’t.')}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={fields.why}
        error={errors['why']}
        onChange={(event) => change({ why: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
