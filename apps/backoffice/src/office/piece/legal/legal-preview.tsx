import { List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { PageWords } from '@nukkad/contract/office/content/content.model';

export interface BothLanguages {
  readonly en: PageWords;
  readonly hi: PageWords;
}

/** Blocks as the page has them, with the figures of now; both languages side by side. */
export function LegalPreview({ en, hi }: BothLanguages) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <InOne words={en} lang="en" />
      <InOne words={hi} lang="hi" />
    </SimpleGrid>
  );
}

function InOne({ words: { title, lead, groups }, lang }: { words: PageWords; lang: 'en' | 'hi' }) {
  return (
    <Stack gap="sm" lang={lang} style={{ overflowWrap: 'anywhere' }}>
      <Title order={3} size="h3">
        {title}
      </Title>
      <Text c="dimmed">{lead}</Text>
      {groups.map((group) => (
        <Stack key={group.groupId} gap="xs">
          {group.title ? (
            <Title order={4} size="h5">
              {group.title}
            </Title>
          ) : null}
          {group.paragraphs.map((paragraph, at) => (
            <Text key={`${at} ${paragraph}`} size="sm">
              {paragraph}
            </Text>
          ))}
          {group.points.length > 0 ? (
            <List size="sm">
              {group.points.map((point, at) => (
                <List.Item key={`${at} ${point}`}>{point}</List.Item>
              ))}
            </List>
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}
