import { Alert, Button, Code, List, Stack, Text } from '@mantine/core';
import { verifyAuditLog } from '@nukkad/contract/office/backoffice/audit.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../platform/api-error.ts';
import { call } from '../../platform/call.ts';

type Verdict = EndpointOutput<typeof verifyAuditLog>;

const faultWords: Readonly<Record<Verdict['faults'][number]['kind'], string>> = {
  changed: 'was changed after it was sealed',
  removed: 'was removed',
  broken_chain: 'does not follow from the link before it',
  missing_link: 'is missing from the chain',
  never_sealed: 'was slipped in past the chain',
};

function VerdictNote({ verdict }: { verdict: Verdict }) {
  const { links, headLink, headHash, waiting, faults } = verdict;
  const sound = faults.length === 0;
  return (
    <Alert
      color={sound ? 'peepal' : 'sindoor'}
      title={sound ? 'The log is intact' : `${faults.length} faults were found`}
      role={sound ? 'status' : 'alert'}
    >
      <Stack gap="xs">
        <Text size="sm">
          {links.toLocaleString('en-IN')} acts were read and compared with the chain
          {waiting > 0 ? `; ${waiting} of the last seconds wait to be sealed` : ''}.
        </Text>
        {sound ? null : (
          <List size="sm">
            {faults.map(({ kind, link, auditId }) => (
              <List.Item key={`${kind} ${link ?? ''} ${auditId ?? ''}`}>
                {link ? `Link ${link}` : 'A row'} {faultWords[kind]}
                {auditId ? ` (act ${auditId})` : ''}.
              </List.Item>
            ))}
          </List>
        )}
        <Text size="xs" c="dimmed">
          Head of the chain: link {headLink}, <Code>{headHash.slice(0, 16)}</Code>
        </Text>
      </Stack>
    </Alert>
  );
}

/** Reads the whole chain; the answer stays on the screen. */
export function VerifyButton() {
  const client = useQueryClient();
  const verifying = useMutation({
    mutationFn: () => call(verifyAuditLog),
    onSuccess: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        loading={verifying.isPending}
        onClick={() => verifying.mutate()}
        style={{ alignSelf: 'start' }}
      >
        Verify the chain
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
