import { Alert, Button, Group, Text } from '@mantine/core';
import { assignReview } from '@nukkad/contract/market/partnership/review.api';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { useSignedInAdmin } from '../../platform/signed-in-admin.ts';
import { t } from '../../platform/words.ts';
import type { Review } from './review.ts';

/** Who has taken this review, and the way to take or release it. */
export function Assignment({ review: { profile, assignee } }: { review: Review }) {
  const me = useSignedInAdmin();
  const { organisationId } = profile;
  const assigning = useSend(assignReview, {
    given: (take: boolean) => ({ body: { organisationId, take, seenAssignee: assignee?.userId ?? null } }),
  });
  const isMine = assignee !== null && assignee.userId === me;
  return (
    <>
      <Group gap="xs">
        <Text size="sm">
          {assignee
            ? t('review.assignedTo', 'Assigned to {{name}}', { name: assignee.fullName })
            : t('review.unassigned', 'Not assigned')}
        </Text>
        <Button
          variant="default"
          size="xs"
          loading={assigning.isPending}
          onClick={() => assigning.mutate(!isMine)}
        >
          {isMine
            ? t('review.release', 'Release')
            : assignee
              ? t('review.takeOver', 'Take over')
              : t('review.take', 'Assign to me')}
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
