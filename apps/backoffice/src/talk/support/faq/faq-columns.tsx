import { Button } from '@mantine/core';
import type { OfficeFaq } from '@nukkad/contract/talk/support/faq-office.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../../platform/words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { momentWords } from '../../../ui/moment-words.ts';
import { categoryWords } from './category-words.ts';

/** `open`: the form of a question. */
export const faqColumns = (open: (faqId: string) => void): readonly Column<OfficeFaq>[] => [
  {
    id: 'question',
    title: t('officeFaq.question', 'Question'),
    text: ({ question }) => question,
    cell: ({ faqId, question }) => (
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        data-row-link
        onClick={() => open(faqId)}
        aria-label={t('officeFaq.open', 'Edit “{{question}}”', { question })}
      >
        {question}
      </Button>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'category',
    title: t('officeFaq.category', 'Category'),
    text: ({ category }) => categoryWords[category],
    width: '9rem',
  },
  {
    id: 'shown',
    title: t('officeFaq.shown', 'Shown'),
    text: ({ isShown }) => (isShown ? t('officeFaq.yes', 'Yes') : t('officeFaq.hidden', 'Hidden')),
    card: 'corner',
    width: '6rem',
  },
  {
    id: 'helped',
    title: t('officeFaq.helped', 'Helped'),
    text: ({ helped }) => helped,
    figures: true,
    width: '5.5rem',
  },
  {
    id: 'didNotHelp',
    title: t('officeFaq.didNotHelp', 'Didn’t help'),
    text: ({ didNotHelp }) => didNotHelp,
    figures: true,
    width: '7rem',
  },
  {
    id: 'changedBy',
    title: t('officeFaq.changedBy', 'Changed by'),
    text: ({ changedBy }) => changedBy ?? t('officeFaq.builtIn', 'Built-in'),
    width: '10rem',
  },
  {
    id: 'changedAt',
    title: t('officeFaq.changedAt', 'Changed'),
    text: ({ changedAt }) => (changedAt ? momentWords(changedAt) : ''),
    cell: ({ changedAt }) => changedAt && <Moment at={changedAt} />,
    startsHidden: true,
    width: '11rem',
  },
];
