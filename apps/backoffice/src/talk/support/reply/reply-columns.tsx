import { Button } from '@mantine/core';
import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../../platform/words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { momentWords } from '../../../ui/moment-words.ts';
import { stepWords } from './step-words.ts';

/** `open`: the form of a reply. */
export const replyColumns = (open: (replyId: string) => void): readonly Column<ReadyReply>[] => [
  {
    id: 'title',
    title: t('replies.name', 'Title'),
    text: ({ title }) => title,
    cell: ({ replyId, title }) => (
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        data-row-link
        onClick={() => open(replyId)}
        aria-label={t('replies.open', 'Edit “{{title}}”', { title })}
      >
        {title}
      </Button>
    ),
    fixed: true,
    card: 'heading',
    width: '12rem',
  },
  { id: 'textEn', title: t('replies.textEn', 'In English'), text: ({ textEn }) => textEn, card: 'line' },
  { id: 'textHi', title: t('replies.textHi', 'In Hindi'), text: ({ textHi }) => textHi },
  {
    id: 'label',
    title: t('support.label', 'Label'),
    text: ({ label }) => label ?? '',
    startsHidden: true,
    width: '8rem',
  },
  {
    id: 'nextStep',
    title: t('replies.nextStep', 'After sending (optional)'),
    text: stepWords,
    startsHidden: true,
    width: '11rem',
  },
  {
    id: 'position',
    title: t('replies.position', 'Position'),
    text: ({ position }) => position,
    figures: true,
    width: '6rem',
  },
  {
    id: 'changedBy',
    title: t('replies.changedBy', 'Changed by'),
    text: ({ changedBy }) => changedBy ?? t('replies.builtIn', 'Built-in'),
    width: '10rem',
  },
  {
    id: 'changedAt',
    title: t('replies.changedAt', 'Changed'),
    text: ({ changedAt }) => (changedAt ? momentWords(changedAt) : ''),
    cell: ({ changedAt }) => changedAt && <Moment at={changedAt} />,
    startsHidden: true,
    width: '11rem',
  },
];
