import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { List, Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useShownJobCards } from './job-card.queries.ts';
import { ShownCard } from './shown-job-card.tsx';

/** What a member shows of finished jobs, on its page; nothing where there is none. */
export function ShownJobCards({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useShownJobCards(memberId);
  const cards = (data?.pages ?? []).flatMap(({ items }) => items);
  if (cards.length === 0) return null;
  return (
    <Stack as="section" gap={0.75}>
      <h2>{t('jobCard.shown', 'Finished jobs')}</h2>
      <List gap={0.75}>
        {cards.map((card) => (
          <li key={card.cardId}>
            <ShownCard card={card} />
          </li>
        ))}
      </List>
      {hasNextPage && (
        <div>
          <Button tone="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('jobCard.more', 'Show more jobs')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
