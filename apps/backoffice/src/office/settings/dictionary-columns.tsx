import { Button, Group, Text } from '@mantine/core';
import type { DictionaryWord } from '@nukkad/contract/office/settings/dictionary.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';

function Acts({ word: { key }, open }: { word: DictionaryWord; open: (dialog: string) => void }) {
  return (
    <Group gap={6} wrap="nowrap" justify="end">
      <Button
        variant="default"
        size="compact-sm"
        data-row-link
        aria-label={t('dictionary.editKey', 'Edit {{key}}', { key })}
        onClick={() => open(`edit ${key}`)}
      >
        {t('dictionary.edit', 'Edit')}
      </Button>
      <Button
        variant="subtle"
        color="sindoor"
        size="compact-sm"
        aria-label={t('dictionary.removeKey', 'Remove {{key}}', { key })}
        onClick={() => open(`remove ${key}`)}
      >
        {t('dictionary.remove', 'Remove')}
      </Button>
    </Group>
  );
}

/** `open`: the dialog of a word, by its name in the address. */
export const dictionaryColumns = (open: (dialog: string) => void): readonly Column<DictionaryWord>[] => [
  {
    id: 'key',
    title: t('dictionary.key', 'Key'),
    text: ({ key }) => key,
    cell: ({ key }) => (
      <Text size="sm" ff="monospace" truncate span>
        {key}
      </Text>
    ),
    fixed: true,
    card: 'heading',
    width: '17.5rem',
  },
  {
    id: 'text',
    title: t('dictionary.text', 'Text'),
    text: ({ value }) => value,
    cell: ({ value, lang }) => <span lang={lang}>{value}</span>,
  },
  {
    id: 'changedBy',
    title: t('dictionary.changedBy', 'Changed by'),
    text: ({ changedBy }) => changedBy ?? t('dictionary.builtIn', 'Built-in'),
    width: '10rem',
  },
  {
    id: 'changedAt',
    title: t('dictionary.changedAt', 'Changed'),
    text: ({ changedAt }) => (changedAt ? momentWords(changedAt) : ''),
    cell: ({ changedAt }) => changedAt && <Moment at={changedAt} />,
    width: '11rem',
  },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (word) => <Acts word={word} open={open} />,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '10.5rem',
  },
];
