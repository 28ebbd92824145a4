import { Button, Text } from '@mantine/core';
import { type Piece, pieceMoves } from '@nukkad/contract/office/piece/piece.model';
import { againPiece, openPiecePreview } from '@nukkad/contract/office/piece/piece-office.api';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { moveWords } from './piece-words.ts';

/** The tab is opened by the press itself: one that opens after an answer is refused by browsers. */
function usePreview({ pieceId }: Piece) {
  const { mutateAsync, isPending } = useSend(openPiecePreview, {
    given: () => ({ params: { pieceId } }),
  });
  const [error, setError] = useState<unknown>(null);
  const open = async () => {
    const tab = window.open('', '_blank');
    setError(null);
    try {
      const { url } = await mutateAsync();
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (failed) {
      tab?.close();
      setError(failed);
    }
  };
  return { open, isPending, error };
}

/** What may be done with it now, as the server says. */
export function PieceActs({ piece, open }: { piece: Piece; open: (dialog: string) => void }) {
  const navigate = useNavigate();
  const preview = usePreview(piece);
  const again = useSend(againPiece, {
    given: () => ({ params: { pieceId: piece.pieceId } }),
    onSuccess: ({ pieceId }) => void navigate(`/content/${pieceId}`),
  });
  const error = preview.error ?? again.error;
  return (
    <>
      {pieceMoves
        .filter((move) => piece.can[move])
        .map((move) => (
          <Button
            key={move}
            {...(move === 'publish' ? {} : { variant: 'default' })}
            onClick={() => open(move)}
          >
            {moveWords[move]}
          </Button>
        ))}
      {piece.can.again ? (
        <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
          {piece.status === 'published'
            ? t('piece.change', 'Change in a new draft')
            : t('piece.goBack', 'New draft from this edition')}
        </Button>
      ) : null}
      <Button variant="default" loading={preview.isPending} onClick={() => void preview.open()}>
        {t('piece.preview', 'Preview')}
      </Button>
      {error ? (
        <Text size="sm" c="error" role="alert">
          {sentenceOf(error)}
        </Text>
      ) : null}
    </>
  );
}
