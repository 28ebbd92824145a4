import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { useShownJobCards } from './job-card.queries.ts';
import { VerifiedWork } from './verified-work.tsx';

/** What a member shows of finished jobs, on its page; nothing where there is none. */
export function ShownJobCards({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useShownJobCards(memberId);
  const cards = (data?.pages ?? []).flatMap(({ items }) => items);
  if (cards.length === 0) return null;
  return (
    <VerifiedWork cards={cards}>
      {hasNextPage && (
        <div>
          <Button tone="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('jobCard.more', 'Show more jobs')}
          </Button>
        </div>
      )}
    </VerifiedWork>
  );
}
