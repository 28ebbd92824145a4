import { MemberLine } from '../../nouns/member/member-line.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useMutual } from './connection.queries.ts';

/** Connections that one has in common with a member; nothing until they are there. */
export function MutualMembers({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const list = useMutual(memberId);
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (found.length === 0) return null;
  return (
    <Section title={t('network.common', 'Connections in common')}>
      <CardList>
        {found.map(({ member }) => (
          <Card as="li" quiet key={member.memberId}>
            <MemberLine member={member} />
          </Card>
        ))}
      </CardList>
      {list.hasNextPage && <LoadMore infinite={list} shown={found.length} />}
    </Section>
  );
}
