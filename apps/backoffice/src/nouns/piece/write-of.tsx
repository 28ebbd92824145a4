import { Button, Text } from '@mantine/core';
import type { HelpKind } from '@nukkad/contract/office/piece/piece.model';
import { writePieceOf } from '@nukkad/contract/office/piece/piece-office.api';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';

/** Leads to the draft of something that is known by its own id, and begins one where none waits; without an id something new. */
export function WriteOf({
  kind,
  id,
  label,
  variant = 'default',
}: {
  kind: 'category' | HelpKind;
  id?: string;
  label: string;
  variant?: 'default' | 'filled';
}) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useSend(writePieceOf, {
    given: () => ({ body: { kind, ...(id && { id }) } }),
    onSuccess: ({ pieceId }) => void navigate(`/content/${pieceId}`),
  });
  return (
    <>
      <Button variant={variant} w="fit-content" loading={isPending} onClick={() => mutate()}>
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
