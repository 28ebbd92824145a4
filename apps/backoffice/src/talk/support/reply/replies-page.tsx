import { Button } from '@mantine/core';
import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../../nouns/work-list/office-list.tsx';
import { t } from '../../../platform/words.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EmptyNotice } from '../../../ui/query-states.tsx';
import { replyColumns } from './reply-columns.tsx';
import { ReplyForm } from './reply-form.tsx';
import { repliesAddress, repliesList } from './reply.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('replies.search', 'Title or words') },
];

/** What agents of live support insert instead of typing it; the team keeps it together. */
export function RepliesPage() {
  const asked = useListAddress(repliesAddress);
  const open = useSearchParams()[0].get('open');
  const pages = useInfiniteQuery(repliesList(asked.filters).pages);
  const replies = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = replies.find(({ replyId }) => replyId === open) ?? null;
  const turnTo = (dialog: string) => asked.change({ open: dialog });
  return (
    <PageFrame
      title={t('replies.title', 'Ready replies')}
      about={t('replies.about', 'Agents insert these in a chat with one key.')}
      actions={<Button onClick={() => turnTo('new')}>{t('replies.add', 'Add reply')}</Button>}
    >
      <OfficeList<ReadyReply>
        name="replies"
        label={t('replies.title', 'Ready replies')}
        asked={asked}
        fields={fields}
        columns={replyColumns(turnTo)}
        pages={pages}
        keyOf={({ replyId }) => replyId}
        nameOf={({ title }) => title}
        empty={
          <EmptyNotice Icon={IconReply} title={t('replies.none', 'No replies yet')}>
            {t('replies.noneWords', 'Replies that you add are there for every agent at once.')}
          </EmptyNotice>
        }
      />
      {open === 'new' ? <ReplyForm reply={null} onClose={() => turnTo('')} /> : null}
      {opened ? <ReplyForm key={opened.replyId} reply={opened} onClose={() => turnTo('')} /> : null}
    </PageFrame>
  );
}
