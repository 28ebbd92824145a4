import { Alert, Button, Group, Text } from '@mantine/core';
import { type OfficeDispute, assignDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { useSignedInAdmin } from '../../platform/signed-in-admin.ts';
import { t } from '../../platform/words.ts';

/** Who has taken this dispute, and the way to take or release it. */
export function DisputeAssignment({ story: { dispute, assignee } }: { story: OfficeDispute }) {
  const me = useSignedInAdmin();
  const { disputeId } = dispute;
  const assigning = useSend(assignDispute, {
    given: (take: boolean) => ({
      params: { disputeId },
      body: { take, seenAssignee: assignee?.userId ?? null },
    }),
  });
  const isMine = assignee !== null && assignee.userId === me;
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
