import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import {
  type DictionaryWord,
  dictionaryQuery,
  listDictionaryWords,
} from '@nukkad/contract/office/settings/dictionary.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import { acts, moment } from '../../nouns/work-list/columns.tsx';
import { type At, listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { RemoveWord } from './remove-word.tsx';
import { WordForm } from './word-form.tsx';

function Acts({ word: { key }, onOpen }: { word: DictionaryWord; onOpen: (dialog: string) => void }) {
  return (
    <Group gap={6} wrap="nowrap" justify="end">
      <Button
        variant="default"
        size="compact-sm"
        data-row-link
        aria-label={t('dictionary.editKey', 'Edit {{key}}', { key })}
        onClick={() => onOpen(`edit ${key}`)}
      >
        {t('dictionary.edit', 'Edit')}
      </Button>
      <Button
        variant="subtle"
        color="sindoor"
        size="compact-sm"
        aria-label={t('dictionary.removeKey', 'Remove {{key}}', { key })}
        onClick={() => onOpen(`remove ${key}`)}
      >
        {t('dictionary.remove', 'Remove')}
      </Button>
    </Group>
  );
}

/** English where the address names none. */
const address = listAddress(dictionaryQuery.shape, ['lang', 'q'], {});
type Filters = ReturnType<typeof address.read>;

function Dialogs({ at: { rows, filters, open, close } }: { at: At<DictionaryWord, Filters> }) {
  const { lang = 'en' } = filters;
  const edited = rows.find(({ key }) => open === `edit ${key}`);
  const removed = rows.find(({ key }) => open === `remove ${key}`);
  if (removed) return <RemoveWord word={removed} onClose={close} />;
  return edited || open === 'new' ? (
    <WordForm key={edited?.key} lang={lang} word={edited ?? null} onClose={close} />
  ) : null;
}

/** What Admins put over the built-in words, in either language. */
export const DictionaryPage = listPage(listDictionaryWords, {
  name: 'dictionary',
  title: t('common.dictionary', 'Dictionary'),
  about: t(
    'dictionary.textShownInsteadOfThe',
    'Text shown instead of the built-in text. Changes appear on the next visit.',
  ),
  add: t('dictionary.addText', 'Add text'),
  above: ({ filters: { lang = 'en' }, change }) => (
    <SegmentedControl
      aria-label={t('dictionary.language', 'Language')}
      style={{ alignSelf: 'start' }}
      data={[
        { value: 'en', label: t('dictionary.english', 'English') },
        { value: 'hi', label: t('dictionary.hindi', 'Hindi') },
      ]}
      value={lang}
      onChange={(value) => change({ lang: value })}
    />
  ),
  address,
  query: ({ lang = 'en', ...filters }) => ({ lang, ...filters }),
  fields: [search(t('dictionary.keyOrText', 'Key or text'))],
  keyOf: ({ key }) => key,
  nameOf: ({ key }) => key,
  columns: ({ turnTo }) => [
    told('key', t('dictionary.key', 'Key'), ({ key }) => key, {
      cell: ({ key }) => (
        <Text size="sm" ff="monospace" truncate span>
          {key}
        </Text>
      ),
      ...heading,
      width: '17.5rem',
    }),
    told('text', t('dictionary.text', 'Text'), ({ value }) => value, {
      cell: ({ value, lang }) => <span lang={lang}>{value}</span>,
    }),
    told(
      'changedBy',
      t('dictionary.changedBy', 'Changed by'),
      ({ changedBy }) => changedBy ?? t('dictionary.builtIn', 'Built-in'),
      { width: '10rem' },
    ),
    moment('changedAt', t('dictionary.changedAt', 'Changed'), ({ changedAt }) => changedAt, {
      width: '11rem',
    }),
    acts('10.5rem', (word) => <Acts word={word} onOpen={turnTo} />),
  ],
  exported: 'dictionary',
  empty: {
    Icon: IconLanguage,
    title: t('dictionary.noTextFound', 'No text of your own yet'),
    words: t('dictionary.everyKeyShowsItsBuilt', 'Every key shows its built-in text.'),
  },
  dialogs: (at) => <Dialogs at={at} />,
});
