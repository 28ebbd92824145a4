import { Button, SegmentedControl } from '@mantine/core';
import type { DictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { dictionaryColumns } from './dictionary-columns.tsx';
import { dictionaryAddress, dictionaryList } from './dictionary.queries.ts';
import { RemoveWord } from './remove-word.tsx';
import { WordForm } from './word-form.tsx';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('dictionary.keyOrText', 'Key or text') },
];

/** What Admins put over the built-in words, in either language. */
export function DictionaryPage() {
  const asked = useListAddress(dictionaryAddress);
  const { lang = 'en' } = asked.filters;
  const open = useSearchParams()[0].get('open');
  const { pages: query, readPage } = dictionaryList(asked.filters);
  const pages = useInfiniteQuery(query);
  const words = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = (verb: string) => words.find(({ key }) => open === `${verb} ${key}`);
  const [edited, removed] = [opened('edit'), opened('remove')];
  const turnTo = (dialog: string) => asked.change({ open: dialog });
  const close = () => turnTo('');
  return (
    <PageFrame
      title={t('common.dictionary', 'Dictionary')}
      about={t(
        'dictionary.textShownInsteadOfThe',
        'Text shown instead of the built-in text. Changes appear on the next visit.',
      )}
      actions={<Button onClick={() => turnTo('new')}>{t('dictionary.addText', 'Add text')}</Button>}
    >
      <SegmentedControl
        aria-label={t('dictionary.language', 'Language')}
        style={{ alignSelf: 'start' }}
        data={[
          { value: 'en', label: t('dictionary.english', 'English') },
          { value: 'hi', label: t('dictionary.hindi', 'Hindi') },
        ]}
        value={lang}
        onChange={(value) => asked.change({ lang: value })}
      />
      <OfficeList<DictionaryWord>
        name="dictionary"
        label={t('common.dictionary', 'Dictionary')}
        asked={asked}
        fields={fields}
        columns={dictionaryColumns(turnTo)}
        pages={pages}
        keyOf={({ key }) => key}
        nameOf={({ key }) => key}
        exported={{ list: 'dictionary', readPage }}
        empty={
          <EmptyNotice Icon={IconLanguage} title={t('dictionary.noTextFound', 'No text of your own yet')}>
            {t('dictionary.everyKeyShowsItsBuilt', 'Every key shows its built-in text.')}
          </EmptyNotice>
        }
      />
      {open === 'new' ? <WordForm lang={lang} word={null} onClose={close} /> : null}
      {edited ? <WordForm key={edited.key} lang={lang} word={edited} onClose={close} /> : null}
      {removed ? <RemoveWord word={removed} onClose={close} /> : null}
    </PageFrame>
  );
}
