import { Button } from '@mantine/core';
import type { OfficeFaq } from '@nukkad/contract/talk/support/faq-office.api';
import { faqCategories } from '@nukkad/contract/talk/support/faq.model';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../../nouns/work-list/office-list.tsx';
import { t } from '../../../platform/words.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EmptyNotice } from '../../../ui/query-states.tsx';
import { categoryWords } from './category-words.ts';
import { faqColumns } from './faq-columns.tsx';
import { FaqForm } from './faq-form.tsx';
import { faqsAddress, faqsList } from './faq.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('officeFaq.search', 'Question or answer') },
  {
    kind: 'choice',
    key: 'category',
    label: t('officeFaq.category', 'Category'),
    options: faqCategories.map((value) => ({ value, label: categoryWords[value] })),
  },
  {
    kind: 'choice',
    key: 'hidden',
    label: t('officeFaq.shown', 'Shown'),
    options: [{ value: 'true', label: t('officeFaq.hidden', 'Hidden') }],
  },
];

const views: readonly OfferedView[] = [
  { id: 'hidden', name: t('officeFaq.hidden', 'Hidden'), filters: { hidden: 'true' } },
];

/** Common questions as customers and partners read them, and whether their answers help. */
export function FaqsPage() {
  const asked = useListAddress(faqsAddress);
  const open = useSearchParams()[0].get('open');
  const pages = useInfiniteQuery(faqsList(asked.filters).pages);
  const faqs = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = faqs.find(({ faqId }) => faqId === open) ?? null;
  const turnTo = (dialog: string) => asked.change({ open: dialog });
  return (
    <PageFrame
      title={t('officeFaq.title', 'Common questions')}
      about={t(
        'officeFaq.about',
        'What the help pages answer, and whether it helps. Changes appear at once.',
      )}
      actions={<Button onClick={() => turnTo('new')}>{t('officeFaq.add', 'Add question')}</Button>}
    >
      <OfficeList<OfficeFaq>
        name="faqs"
        label={t('officeFaq.title', 'Common questions')}
        asked={asked}
        fields={fields}
        columns={faqColumns(turnTo)}
        views={views}
        pages={pages}
        keyOf={({ faqId }) => faqId}
        nameOf={({ question }) => question}
        empty={
          <EmptyNotice Icon={IconHelp} title={t('officeFaq.none', 'No questions yet')}>
            {t('officeFaq.noneWords', 'Questions that you add appear on the help pages.')}
          </EmptyNotice>
        }
      />
      {open === 'new' ? <FaqForm faq={null} onClose={() => turnTo('')} /> : null}
      {opened ? <FaqForm key={opened.faqId} faq={opened} onClose={() => turnTo('')} /> : null}
    </PageFrame>
  );
}
