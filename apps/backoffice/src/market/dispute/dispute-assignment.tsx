import { Alert, Button, Group, Text } from '@mantine/core';
import { type OfficeDispute, assignDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import { sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';

/** Who has taken this dispute, and the way to take or release it. */
export function DisputeAssignment({ story: { dispute, assignee } }: { story: OfficeDispute }) {
  const client = useQueryClient();
  const { data: me } = useQuery({ queryKey: ['reviewer'], queryFn: () => call(getAdmin), staleTime: 60_000 });
  const { disputeId } = dispute;
  const assigning = useMutation({
    mutationFn: (take: boolean) =>
      call(assignDispute, {
        params: { disputeId },
        body: { take, seenAssignee: assignee?.userId ?? null },
      }),
    onSettled: () => {
      for (const list of ['disputes', 'dispute']) void client.invalidateQueries({ queryKey: [list] });
    },
  });
  const isMine = assignee !== null && assignee.userId === me?.userId;
  const press = isMine
    ? t('dispute.release', 'Release')
    : assignee
      ? t('dispute.takeOver', 'Take over')
      : t('dispute.take', 'Assign to me');
  return (
    <>
      <Group gap="xs">
        <Text size="sm">
          {assignee
            ? t('dispute.assignedTo', 'Assigned to {{name}}', { name: assignee.fullName })
            : t('dispute.ofNoOne', 'Not assigned')}
        </Text>
        <Button
          variant="default"
          size="xs"
          loading={assigning.isPending}
          onClick={() => assigning.mutate(!isMine)}
        >
          {press}
        </Button>
      </Group>
      {assigning.error ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(assigning.error)}
        </Alert>
      ) : null}
    </>
  );
}
