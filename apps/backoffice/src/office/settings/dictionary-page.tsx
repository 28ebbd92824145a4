import { t } from '../../platform/words.ts';
import { Button, Group, SegmentedControl, Table, Text } from '@mantine/core';
import type { DictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Moment } from '../../ui/moment.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { dictionaryQuery } from './dictionary.queries.ts';
import { RemoveWord } from './remove-word.tsx';
import { WordForm } from './word-form.tsx';

function Row({ word, onOpen }: { word: DictionaryWord; onOpen: (verb: 'edit' | 'remove') => void }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {word.key}
        </Text>
      </Table.Td>
      <Table.Td lang={word.lang}>{word.value}</Table.Td>
      <Table.Td>
        <Text size="sm">{word.changedBy ?? t('dictionary.builtIn', 'Built-in')}</Text>
        {word.changedAt ? (
          <Text size="xs" c="dimmed">
            <Moment at={word.changedAt} />
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <Group gap={6} justify="end" wrap="nowrap">
          <Button
            variant="default"
            size="xs"
            aria-label={t('dictionary.editKey', 'Edit {{key}}', { key: word.key })}
            onClick={() => onOpen('edit')}
          >
            {t('dictionary.edit', 'Edit')}
          </Button>
          <Button
            variant="subtle"
            color="sindoor"
            size="xs"
            aria-label={t('dictionary.removeKey', 'Remove {{key}}', { key: word.key })}
            onClick={() => onOpen('remove')}
          >
            {t('dictionary.remove', 'Remove')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** What Admins put over the built-in words, in either language. */
export function DictionaryPage() {
  const [filter, change] = useFilter(['lang', 'q', 'open']);
  const lang = filter.lang === 'hi' ? 'hi' : 'en';
  const pages = useInfiniteQuery(dictionaryQuery(lang, filter.q));
  const words = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = (verb: string) => words.find(({ key }) => filter.open === `${verb} ${key}`);
  const [edited, removed] = [opened('edit'), opened('remove')];
  const close = () => change({ open: '' });
  return (
    <PageFrame
      title={t('common.dictionary', 'Dictionary')}
      about={t(
        'dictionary.textShownInsteadOfThe',
        'Text shown instead of the built-in text. Changes appear on the next visit.',
      )}
      actions={<Button onClick={() => change({ open: 'new' })}>{t('dictionary.addText', 'Add text')}</Button>}
    >
      <Group gap="md" align="end" role="search" aria-label={t('dictionary.findText', 'Find text')}>
        <SegmentedControl
          aria-label={t('dictionary.language', 'Language')}
          data={[
            { value: 'en', label: t('dictionary.english', 'English') },
            { value: 'hi', label: t('dictionary.hindi', 'Hindi') },
          ]}
          value={lang}
          onChange={(value) => change({ lang: value })}
        />
        <SearchField
          label={t('dictionary.keyOrText', 'Key or text')}
          value={filter.q}
          onSearch={(q) => change({ q })}
        />
      </Group>
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title={t('dictionary.noTextFound', 'No text found')}>
            {t('dictionary.everyKeyShowsItsBuilt', 'Every key shows its built-in text.')}
          </EmptyNotice>
        }
      >
        {(items) => (
          <OfficeTable
            label={t('common.dictionary', 'Dictionary')}
            width={720}
            heads={[
              t('dictionary.key', 'Key'),
              t('dictionary.text', 'Text'),
              t('dictionary.changedBy', 'Changed by'),
              { figures: t('common.actions', 'Actions') },
            ]}
          >
            {items.map((word) => (
              <Row key={word.key} word={word} onOpen={(verb) => change({ open: `${verb} ${word.key}` })} />
            ))}
          </OfficeTable>
        )}
      </Listed>
      {filter.open === 'new' ? <WordForm lang={lang} word={null} onClose={close} /> : null}
      {edited ? <WordForm key={edited.key} lang={lang} word={edited} onClose={close} /> : null}
      {removed ? <RemoveWord word={removed} onClose={close} /> : null}
    </PageFrame>
  );
}
