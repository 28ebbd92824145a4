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
        <Text size="sm">{word.changedBy ?? 'Built in'}</Text>
        {word.changedAt ? (
          <Text size="xs" c="dimmed">
            <Moment at={word.changedAt} />
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <Group gap={6} justify="end" wrap="nowrap">
          <Button variant="default" size="xs" aria-label={`Edit ${word.key}`} onClick={() => onOpen('edit')}>
            Edit
          </Button>
          <Button
            variant="subtle"
            color="sindoor"
            size="xs"
            aria-label={`Remove ${word.key}`}
            onClick={() => onOpen('remove')}
          >
            Remove
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
      title="Dictionary"
      about="Words shown instead of the built-in ones. People see a change at their next visit."
      actions={<Button onClick={() => change({ open: 'new' })}>Add words</Button>}
    >
      <Group gap="md" align="end" role="search" aria-label="Find words">
        <SegmentedControl
          aria-label="Language"
          data={[
            { value: 'en', label: 'English' },
            { value: 'hi', label: 'Hindi' },
          ]}
          value={lang}
          onChange={(value) => change({ lang: value })}
        />
        <SearchField label="Key or words" value={filter.q} onSearch={(q) => change({ q })} />
      </Group>
      <Listed
        pages={pages}
        nothing={<EmptyNotice title="No words found">Every key shows its built-in words.</EmptyNotice>}
      >
        {(items) => (
          <OfficeTable
            label="Dictionary"
            width={720}
            heads={['Key', 'Words', 'Changed by', { figures: 'Actions' }]}
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
