import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardGrid } from '../../ui/page/card-grid.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { GroupCard } from './group-card.tsx';
import { useInvitations } from './group.queries.ts';

/** Above the groups, where one is invited: nothing is shown where no invitation waits. */
export function GroupInvitations() {
  const { t } = useTranslation();
  const list = useInvitations();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="group-invitations">
      <Stack gap={0.75} narrows>
        <h2 id="group-invitations">{t('group.invitations', 'Invitations')}</h2>
        <CardGrid>
          {items.map(({ group, by }) => (
            <GroupCard key={group.groupId} group={group} by={by} />
          ))}
        </CardGrid>
        <LoadMore infinite={list} shown={items.length} />
      </Stack>
    </section>
  );
}
