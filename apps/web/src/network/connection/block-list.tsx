import { unblockMember } from '@nukkad/contract/network/connection/connection.api';
import type { BlockedMember } from '@nukkad/contract/network/connection/connection.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { useBlocks } from './connection.queries.ts';

function OneBlocked({ of: { member, blockedAt } }: { of: BlockedMember }) {
  const { t } = useTranslation();
  const { memberId, name } = member;
  const unblock = useSend(unblockMember, {
    given: (id: string) => ({ query: { memberId: id } }),
    loud: true,
  });
  return (
    <Card as="li" quiet>
      <Row gap={0.75} justify="space-between">
        <Row gap={0.75}>
          <Avatar name={name} />
          <Stack gap={0.1}>
            <Text as="strong">
              <span translate="no">{name}</span>
            </Text>
            <Note>
              <DateTime at={blockedAt} as="day" />
            </Note>
          </Stack>
        </Row>
        <Button
          tone="plain"
          small
          busy={unblock.isPending}
          aria-label={t('network.unblock.of', 'Unblock {{name}}', { name })}
          onClick={() => unblock.mutate(memberId)}
        >
          {t('network.unblock', 'Unblock')}
        </Button>
      </Row>
    </Card>
  );
}

/** Whom the own member has blocked, the last first. */
export function BlockList() {
  const { t } = useTranslation();
  const none = (
    <EmptyState scene="people" title={t('network.blocked.none', 'You have blocked no one')}>
      {t(
        'network.blocked.words',
        'You can block a person or business on their page. Neither of you then sees the other.',
      )}
    </EmptyState>
  );
  return (
    <Listed list={useBlocks()} waiting={<ListSkeleton count={2} />} empty={none}>
      {(items) => (
        <CardList>
          {items.map((item) => (
            <OneBlocked key={item.member.memberId} of={item} />
          ))}
        </CardList>
      )}
    </Listed>
  );
}
