import { Code, Stack, Text } from '@mantine/core';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import { t } from '../../platform/words.ts';
import { type ChangeNames, useChangeNames } from '../../ui/change-names.ts';
import { entryDetails } from './entry-details.ts';

type Facts = ReturnType<typeof entryDetails>;

const inOneLine = (facts: Facts) => facts.map(([name, words]) => `${name}: ${words}`).join('; ');

/** What the log keeps beside an act, in one line. */
export const detailWords = ({ detail }: AuditEntry, names: ChangeNames): string =>
  inOneLine(entryDetails(detail, names));

/** The same in full, and the stored entry as it is, for a person who checks the log itself. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { action, subjectKind, subjectId, detail } = entry;
  return (
    <Stack gap={4}>
      {entryDetails(detail, useChangeNames()).map(([name, words]) => (
        <Text key={name} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Text span c="dimmed" size="sm">
            {name}:
          </Text>{' '}
          {words}
        </Text>
      ))}
      <Code
        block
        aria-label={t('audit.technical', 'Technical details')}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {`${action}\n${subjectKind} ${subjectId}\n${detail}`}
      </Code>
    </Stack>
  );
}
