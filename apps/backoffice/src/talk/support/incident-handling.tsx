import { Button, Group, Select, Stack, TagsInput } from '@mantine/core';
import {
  assignIncident,
  labelIncident,
  listIncidentChoices,
} from '@nukkad/contract/talk/support/incident-handling.api';
import { labelLength, mostLabels } from '@nukkad/contract/talk/support/incident-handling.model';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { useAsked } from '../../platform/asked.ts';
import { call } from '../../platform/call.ts';
import { useSignedInAdmin } from '../../platform/signed-in-admin.ts';
import { t } from '../../platform/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { IncidentSnooze } from './incident-snooze.tsx';
import { ownerWords } from './sla-words.ts';
import { useIncidentAct } from './use-incident-act.ts';

/** Who has it: anyone of the office, or the agent who looks at it with one press. */
function Assignee({ incident }: { incident: OfficeIncident }) {
  const { incidentId, incidentNumber: number, assigneeId, assigneeName, version } = incident;
  const me = useSignedInAdmin();
  const { data } = useAsked(listIncidentChoices);
  const { act, busy, refused } = useIncidentAct();
  const agents = (data?.agents ?? []).map(({ userId, name }) => ({ value: userId, label: name }));
  const known = agents.some(({ value }) => value === assigneeId);
  const own = assigneeId && !known ? [{ value: assigneeId, label: assigneeName ?? '' }] : [];
  const give = (to: string | null) => {
    const name = [...own, ...agents].find(({ value }) => value === to)?.label;
    const said =
      name === undefined
        ? t('support.unassigned', '{{number}} is unassigned.', { number })
        : t('support.assigned', '{{number}} is assigned to {{name}}.', { number, name });
    const body = { assigneeId: to, version };
    void act(() => call(assignIncident, { params: { incidentId }, body }), said);
  };
  return (
    <Group align="end" gap="xs">
      <Select
        label={t('support.assignee', 'Assigned to')}
        placeholder={ownerWords.none}
        flex="1 1 12rem"
        searchable
        clearable
        openOnFocus={false}
        disabled={busy}
        data={[...own, ...agents]}
        value={assigneeId}
        error={refused}
        onChange={give}
      />
      {assigneeId === me ? null : (
        <Button variant="default" disabled={busy} onClick={() => give(me)}>
          {t('support.takeIt', 'Assign to me')}
        </Button>
      )}
    </Group>
  );
}

function Labels({ incident: { incidentId, labels, version } }: { incident: OfficeIncident }) {
  const { data } = useAsked(listIncidentChoices);
  const { act, busy, refused } = useIncidentAct();
  const keep = (next: string[]) =>
    void act(
      () => call(labelIncident, { params: { incidentId }, body: { labels: next, version } }),
      t('support.labelsKept', 'Labels saved.'),
    );
  return (
    <TagsInput
      label={t('support.labels', 'Labels')}
      description={t('support.labelsHint', 'Type a label and press Enter. Customers don’t see them.')}
      maxLength={labelLength}
      maxTags={mostLabels}
      disabled={busy}
      data={data?.labels ?? []}
      value={labels}
      error={refused}
      onChange={keep}
    />
  );
}

/** How staff work through it; its person reads nothing of this. */
export function IncidentHandling({ incident }: { incident: OfficeIncident }) {
  return (
    <Panel title={t('support.handling', 'Handling')}>
      {/* Enter adds a label here; it does not send the reply of the form around. */}
      <Stack gap="sm" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <Assignee incident={incident} />
        <Labels incident={incident} />
        <IncidentSnooze incident={incident} />
      </Stack>
    </Panel>
  );
}
