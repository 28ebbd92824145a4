import { Button, Text } from '@mantine/core';
import { writePieceOf } from '@nukkad/contract/office/piece/piece-office.api';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';

/** Leads to the draft of something that is known by its own id, and begins one where none waits. */
export function WriteOf({ kind, id, label }: { kind: 'category'; id: string; label: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useSend(writePieceOf, {
    given: () => ({ body: { kind, id } }),
    onSuccess: ({ pieceId }) => void navigate(`/content/${pieceId}`),
  });
  return (
    <>
      <Button variant="default" w="fit-content" loading={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      {error ? (
        <Text size="sm" c="error" role="alert">
          {sentenceOf(error)}
        </Text>
      ) : null}
    </>
  );
}
