import { Text, TextInput } from '@mantine/core';
import { type Piece, type PieceMove, pieceMoves } from '@nukkad/contract/office/piece/piece.model';
import { movePiece } from '@nukkad/contract/office/piece/piece-office.api';
import { instantOf } from '../../ui/instant-of.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { fieldWords, moveWords } from './piece-words.ts';

interface Moving {
  readonly piece: Piece;
  readonly onClose: () => void;
}

const about: Readonly<Record<PieceMove, string>> = {
  publish: t(
    'piece.publishAbout',
    'Visitors see it at once. An earlier edition of it ends in the same moment.',
  ),
  schedule: t('piece.scheduleAbout', 'It appears at this time by India’s clock. Until then, no one sees it.'),
  unschedule: t('piece.unscheduleAbout', 'It becomes a draft again.'),
  takeBack: t('piece.takeBackAbout', 'Visitors no longer see it. It stays in the history.'),
  discard: t('piece.discardAbout', 'The draft is closed. It stays in the history.'),
};

const said: Readonly<Record<PieceMove, string>> = {
  publish: t('piece.isPublished', 'Published.'),
  schedule: t('piece.isScheduled', 'Scheduled.'),
  unschedule: t('piece.isUnscheduled', 'It is a draft again.'),
  takeBack: t('piece.isTakenBack', 'Taken back.'),
  discard: t('piece.isDiscarded', 'Draft discarded.'),
};

const isRisky = (move: PieceMove): boolean => move === 'takeBack' || move === 'discard';

function MoveDialog({ piece, move, onClose }: Moving & { move: PieceMove }) {
  const { pieceId, version, missing } = piece;
  const { fields, errors, change, dialog } = useSaving({
    endpoint: movePiece,
    params: { pieceId },
    initial: { publishAt: '' },
    bodyOf: ({ publishAt }) => ({
      version,
      move,
      ...(move === 'schedule' && { publishAt: instantOf(publishAt) ?? '' }),
    }),
    said: () => said[move],
    onClose,
  });
  const isShown = move === 'publish' || move === 'schedule';
  return (
    <DialogForm
      title={moveWords[move]}
      doIt={moveWords[move]}
      {...(isRisky(move) && { colour: 'sindoor' })}
      {...dialog}
    >
      <Text size="sm">{about[move]}</Text>
      {isShown && missing.length > 0 ? (
        <Text size="sm" c="error">
          {t('piece.stillMissing', 'Still missing: {{fields}}', {
            fields: missing.map((need) => fieldWords(piece.kind)[need]).join(', '),
          })}
        </Text>
      ) : null}
      {move === 'schedule' ? (
        <TextInput
          type="datetime-local"
          label={t('piece.when', 'When')}
          required
          value={fields.publishAt}
          error={errors['publishAt']}
          onChange={(event) => change({ publishAt: event.currentTarget.value })}
        />
      ) : null}
    </DialogForm>
  );
}

/** The move that the address names, where it may be made now. */
export function PieceDialogs({ piece, dialog, onClose }: Moving & { dialog: string }) {
  const move = pieceMoves.find((one) => one === dialog);
  return move && piece.can[move] ? (
    <MoveDialog key={move} piece={piece} move={move} onClose={onClose} />
  ) : null;
}
