import { Alert, Button, Group, Text } from '@mantine/core';
import { assignReview } from '@nukkad/contract/market/partnership/review.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { type Review, reviewerQuery } from './review.queries.ts';

/** Who has taken this review, and the way to take or release it. */
export function Assignment({ review: { profile, assignee } }: { review: Review }) {
  const client = useQueryClient();
  const { data: me } = useQuery(reviewerQuery);
  const { organisationId } = profile;
  const assigning = useMutation({
    mutationFn: (take: boolean) =>
      call(assignReview, { body: { organisationId, take, seenAssignee: assignee?.userId ?? null } }),
    onSettled: () => {
      for (const list of ['queue', 'review']) void client.invalidateQueries({ queryKey: [list] });
    },
  });
  const isMine = assignee !== null && assignee.userId === me?.userId;
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
