import { listReadyReplies, readyRepliesQuery } from '@nukkad/contract/talk/support/reply-office.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import IconReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import { moment, opener } from '../../../nouns/work-list/columns.tsx';
import { listPage } from '../../../nouns/work-list/list-page.tsx';
import { t } from '../../../platform/words.ts';
import { ReplyForm } from './reply-form.tsx';
import { stepWords } from './step-words.ts';

/** What agents of live support insert instead of typing it, by position; the team keeps it together. */
export const RepliesPage = listPage(listReadyReplies, {
  name: 'replies',
  title: t('replies.title', 'Ready replies'),
  about: t('replies.about', 'Agents insert these in a chat with one key.'),
  add: t('replies.add', 'Add reply'),
  address: listAddress(readyRepliesQuery.shape, ['q'], {}),
  fields: [search(t('replies.search', 'Title or words'))],
  keyOf: ({ replyId }) => replyId,
  nameOf: ({ title }) => title,
  columns: ({ turnTo }) => [
    opener('title', t('replies.name', 'Title'), ({ title }) => title, {
      open: ({ replyId }) => turnTo(replyId),
      label: ({ title }) => t('replies.open', 'Edit “{{title}}”', { title }),
      width: '12rem',
    }),
    told('textEn', t('replies.textEn', 'In English'), ({ textEn }) => textEn, { card: 'line' }),
    told('textHi', t('replies.textHi', 'In Hindi'), ({ textHi }) => textHi),
    told('label', t('support.label', 'Label'), ({ label }) => label ?? '', {
      startsHidden: true,
      width: '8rem',
    }),
    told('nextStep', t('replies.nextStep', 'After sending (optional)'), stepWords, {
      startsHidden: true,
      width: '11rem',
    }),
    told('position', t('replies.position', 'Position'), ({ position }) => position, {
      figures: true,
      width: '6rem',
    }),
    told(
      'changedBy',
      t('replies.changedBy', 'Changed by'),
      ({ changedBy }) => changedBy ?? t('replies.builtIn', 'Built-in'),
      { width: '10rem' },
    ),
    moment('changedAt', t('replies.changedAt', 'Changed'), ({ changedAt }) => changedAt, {
      startsHidden: true,
      width: '11rem',
    }),
  ],
  empty: {
    Icon: IconReply,
    title: t('replies.none', 'No replies yet'),
    words: t('replies.noneWords', 'Replies that you add are there for every agent at once.'),
  },
  added: (close) => <ReplyForm reply={null} onClose={close} />,
  opened: (reply, close) => <ReplyForm reply={reply} onClose={close} />,
});
