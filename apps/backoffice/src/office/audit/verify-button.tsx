import { Alert, Button, Code, List, Stack, Text } from '@mantine/core';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { verifyAuditLog, listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { plural, t } from '../../platform/words.ts';

type Verdict = EndpointOutput<typeof verifyAuditLog>;

const faultWords: Readonly<Record<Verdict['faults'][number]['kind'], string>> = {
  changed: t('audit.wasChangedLater', 'was changed later'),
  removed: t('audit.wasRemoved', 'was removed'),
  broken_chain: t('audit.doesntMatchTheEntryBefore', 'doesn’t match the entry before it'),
  missing_link: t('audit.isMissing', 'is missing'),
  never_sealed: t('audit.wasAddedOutsideTheLog', 'was added outside the log'),
};

function VerdictNote({ verdict }: { verdict: Verdict }) {
  const { links, headLink, headHash, waiting, faults } = verdict;
  const sound = faults.length === 0;
  return (
    <Alert
      color={sound ? 'peepal' : 'sindoor'}
      title={
        sound
          ? t('audit.theLogIsIntact', 'The log is intact')
          : plural('audit.faults', faults.length, {
              one: '{{count}} problem found',
              other: '{{count}} problems found',
            })
      }
      role={sound ? 'status' : 'alert'}
    >
      <Stack gap="xs">
        <Text size="sm">
          {t('audit.checked', '{{count}} entries checked.', { count: links.toLocaleString('en-IN') })}{' '}
          {waiting > 0
            ? t('audit.waiting', '{{count}} new entries will be added in a few seconds.', { count: waiting })
            : null}
        </Text>
        {sound ? null : (
          <List size="sm">
            {faults.map(({ kind, link, auditId }) => (
              <List.Item key={`${kind} ${link ?? ''} ${auditId ?? ''}`}>
                {link
                  ? t('audit.entryNumber', 'Entry {{number}}', { number: link })
                  : t('audit.unnumbered', 'An entry')}{' '}
                {faultWords[kind]}
                {auditId ? ` (${auditId})` : ''}
              </List.Item>
            ))}
          </List>
        )}
        <Text size="xs" c="dimmed">
          {t('audit.head', 'Last entry: {{number}}', { number: headLink })},{' '}
          <Code>{headHash.slice(0, 16)}</Code>
        </Text>
      </Stack>
    </Alert>
  );
}

/** Reads the whole chain; the answer stays on the screen. */
export function VerifyButton() {
  const verifying = useSend(verifyAuditLog, { only: [listAudit] });
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        loading={verifying.isPending}
        onClick={() => verifying.mutate()}
        style={{ alignSelf: 'start' }}
      >
        {t('audit.verifyLog', 'Verify log')}
      </Button>
      {verifying.data ? <VerdictNote verdict={verifying.data} /> : null}
      {verifying.error ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(verifying.error)}
        </Alert>
      ) : null}
    </Stack>
  );
}
