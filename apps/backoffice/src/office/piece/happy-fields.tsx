import { Button, Group, Stack, Text } from '@mantine/core';
import type { HappyCustomer } from '@nukkad/contract/market/review/review.model';
import { mostHappy } from '@nukkad/contract/office/piece/piece.model';
import { listHappyChoices } from '@nukkad/contract/office/piece/piece-office.api';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import type { PieceFieldsProps } from './typed-piece.ts';

const moved = (ids: readonly string[], id: string, by: number): string[] => {
  const from = ids.indexOf(id);
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(Math.max(0, from + by), 0, id);
};

function Words({ review: { name, stars, words, serviceName, cityName } }: { review: HappyCustomer }) {
  return (
    <div style={{ minWidth: 0, flex: '1 1 14rem' }}>
      <Text size="sm" fw={600}>
        {[name, `${stars} ★`, serviceName, cityName].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {words}
      </Text>
    </div>
  );
}

type Chosen = Pick<PieceFieldsProps, 'fields' | 'change'>;

/** One that is gone from what may be shown has no words any more, and can only be removed. */
function ChosenReview({
  fields: { reviewIds },
  change,
  id,
  review,
}: Chosen & { id: string; review: HappyCustomer | undefined }) {
  const name = review?.name ?? '';
  const small = { size: 'xs', variant: 'default' } as const;
  return (
    <Group component="li" gap="xs" wrap="wrap" justify="space-between">
      {review ? (
        <Words review={review} />
      ) : (
        <Text size="sm">{t('piece.reviewGone', 'Not shown any more')}</Text>
      )}
      <Group gap="xs">
        {review && reviewIds[0] !== id ? (
          <Button {...small} onClick={() => change({ reviewIds: moved(reviewIds, id, -1) })}>
            {t('piece.reviewUp', 'Move up: {{name}}', { name })}
          </Button>
        ) : null}
        <Button {...small} onClick={() => change({ reviewIds: reviewIds.filter((one) => one !== id) })}>
          {t('piece.reviewOut', 'Remove: {{name}}', { name })}
        </Button>
      </Group>
    </Group>
  );
}

const list = { listStyle: 'none', margin: 0, padding: 0 };

/** Which reviews the home page shows and in which order; their words are their customers’ and stay as they are. */
export function HappyFields({ fields, errors, change }: PieceFieldsProps) {
  const { reviewIds } = fields;
  const choices = useAsked(listHappyChoices, { query: { limit: 50 } });
  const older = useAsked(listHappyChoices, { query: { ids: reviewIds.join(',') || '-' } });
  const error = choices.error ?? older.error;
  const known = new Map(
    [...(choices.data?.items ?? []), ...(older.data?.items ?? [])].map((review) => [review.reviewId, review]),
  );
  const others = (choices.data?.items ?? []).filter(({ reviewId }) => !reviewIds.includes(reviewId));
  return (
    <Panel title={t('piece.chosenReviews', 'Chosen reviews')}>
      <Text size="sm" c="dimmed">
        {t(
          'piece.chosenAbout',
          'Customers agreed to show these. Choose three or more; with fewer, the newest are shown. A review that is hidden, or whose name may not be shown any more, leaves at once.',
        )}
      </Text>
      {errors['reviewIds'] ? (
        <Text size="sm" c="error" role="alert">
          {errors['reviewIds']}
        </Text>
      ) : null}
      {error ? <ErrorNotice error={error} again={() => void choices.refetch()} /> : null}
      {choices.data && older.data ? (
        <Stack component="ul" gap="sm" style={list} aria-label={t('piece.chosenReviews', 'Chosen reviews')}>
          {reviewIds.map((id) => (
            <ChosenReview key={id} id={id} review={known.get(id)} fields={fields} change={change} />
          ))}
        </Stack>
      ) : (
        <LoadingSkeleton />
      )}
      <Stack
        component="ul"
        gap="sm"
        style={list}
        aria-label={t('piece.otherReviews', 'Reviews to choose from')}
      >
        {others.map((review) => (
          <Group key={review.reviewId} component="li" gap="xs" wrap="wrap" justify="space-between">
            <Words review={review} />
            <Button
              size="xs"
              variant="default"
              disabled={reviewIds.length >= mostHappy}
              onClick={() => change({ reviewIds: [...reviewIds, review.reviewId] })}
            >
              {t('piece.reviewIn', 'Choose: {{name}}', { name: review.name })}
            </Button>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}
