import { listVisitors } from '@nukkad/contract/network/connection/connection.api';
import type { Visitors } from '@nukkad/contract/network/connection/connection.model';
import { Link } from 'react-router';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { List, Note, Paragraph } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';

const [few, page] = [3, 20];

function Count({ count }: Pick<Visitors, 'count'>) {
  const { plural } = useTranslation();
  return (
    <Paragraph>
      {plural('network.visitors', count, {
        one: '{{count}} member looked at your page in the last 90 days.',
        other: '{{count}} members looked at your page in the last 90 days.',
      })}
    </Paragraph>
  );
}

/** Why fewer are named than have looked. */
function Unnamed({ count, isShown, named }: Pick<Visitors, 'count' | 'isShown'> & { named: number }) {
  const { t } = useTranslation();
  if (!isShown)
    return (
      <Note>
        {t('network.visitors.off', 'You hide that you look at pages, so you don’t see who looked at yours.')}{' '}
        <Link to="/network/settings">{t('network.visitors.change', 'Change this')}</Link>
      </Note>
    );
  return count > named ? (
    <Note>{t('network.visitors.hidden', 'Members who hide their looks are counted, but not named.')}</Note>
  ) : null;
}

/** On a home: how many looked, and the last of those who may be known. */
export function VisitorCard() {
  const { t } = useTranslation();
  const visitors = useAsked(listVisitors, { query: { limit: few } });
  return (
    <Section
      title={t('network.visitors.title', 'Who looked at your page')}
      action={
        <ButtonLink to="/network/visitors" tone="plain" small>
          {t('network.visitors.all', 'See all')}
        </ButtonLink>
      }
    >
      <Card quiet>
        <Loaded query={visitors} waiting={<ListSkeleton count={1} />}>
          {({ items, count, isShown, nextCursor }) => (
            <>
              <Count count={count} />
              <List gap={0.75} above={0.75} hidesEmpty>
                {items.map(({ member, at }) => (
                  <li key={member.memberId}>
                    <MemberLine member={member}>
                      <TimeAgo at={at} />
                    </MemberLine>
                  </li>
                ))}
              </List>
              {nextCursor === null && <Unnamed count={count} isShown={isShown} named={items.length} />}
            </>
          )}
        </Loaded>
      </Card>
    </Section>
  );
}

/** All of them, page by page. */
export function VisitorList() {
  const { t } = useTranslation();
  const list = usePages(listVisitors, { limit: page });
  return (
    <Loaded query={list} waiting={<ListSkeleton count={3} />}>
      {({ pages }) => {
        const items = pages.flatMap((one) => one.items);
        const [first] = pages;
        if (!first || first.count === 0)
          return (
            <EmptyState scene="people" title={t('network.visitors.none', 'No one has looked yet')}>
              {t(
                'network.visitors.words',
                'Members and businesses that open your page appear here for 90 days.',
              )}
            </EmptyState>
          );
        return (
          <>
            <Count count={first.count} />
            <CardList>
              {items.map(({ member, at }) => (
                <Card as="li" quiet key={member.memberId}>
                  <MemberLine member={member} as="h2">
                    <TimeAgo at={at} />
                  </MemberLine>
                </Card>
              ))}
            </CardList>
            <LoadMore infinite={list} shown={items.length} />
            {!list.hasNextPage && <Unnamed {...first} named={items.length} />}
          </>
        );
      }}
    </Loaded>
  );
}
