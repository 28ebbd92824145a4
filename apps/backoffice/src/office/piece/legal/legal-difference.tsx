import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { PageWords } from '@nukkad/contract/office/content/content.model';
import { comparedWords } from '@nukkad/contract/office/legal/compare-words';
import { t } from '../../../platform/words.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { BothLanguages } from './legal-preview.tsx';

/** What this edition says otherwise than the words in force. */
export function LegalDifference({ inForce, shown }: { inForce: BothLanguages; shown: BothLanguages }) {
  return (
    <Panel title={t('legal.difference', 'Compared with what is in force')}>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <InOne before={inForce.en} after={shown.en} lang="en" />
        <InOne before={inForce.hi} after={shown.hi} lang="hi" />
      </SimpleGrid>
    </Panel>
  );
}

function InOne({ before, after, lang }: { before: PageWords; after: PageWords; lang: 'en' | 'hi' }) {
  const other = comparedWords(before, after).filter(({ change }) => change !== 'same');
  if (other.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {lang === 'en'
          ? t('legal.sameEn', 'Nothing differs in English.')
          : t('legal.sameHi', 'Nothing differs in Hindi.')}
      </Text>
    );
  return (
    <Stack gap="xs" lang={lang} style={{ overflowWrap: 'anywhere' }}>
      {other.map(({ words, change }, at) => (
        <Text key={`${at} ${change}`} size="sm">
          {change === 'gone' ? <del>{words}</del> : <ins>{words}</ins>}
        </Text>
      ))}
    </Stack>
  );
}
