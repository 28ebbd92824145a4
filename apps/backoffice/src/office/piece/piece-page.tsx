import { Badge, Button, Group, Stack } from '@mantine/core';
import type { PieceDetails } from '@nukkad/contract/office/piece/piece.model';
import { getPiece } from '@nukkad/contract/office/piece/piece-office.api';
import { useParams } from 'react-router';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { LegalWords } from './legal/legal-edition.tsx';
import { PieceActs } from './piece-acts.tsx';
import { PieceCounts } from './piece-counts.tsx';
import { PieceDialogs } from './piece-dialogs.tsx';
import { PieceEditor } from './piece-editor.tsx';
import { PieceHistory } from './piece-history.tsx';
import { PieceWords } from './piece-shown.tsx';
import { colourOf, nameOf, needWords, pieceStatusWords, placeOf } from './piece-words.ts';

/** One edition: its words in both languages, what is missing, what may be done, and the editions before it. */
export function PiecePage() {
  const { pieceId = '' } = useParams();
  const { data, error, refetch } = useAsked(getPiece, { params: { pieceId } });
  return (
    <PageFrame
      title={data ? nameOf(data.piece) : t('piece.title', 'Site content')}
      back={{ to: '/content', label: t('piece.back', 'Back to site content') }}
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <LoadingSkeleton /> : null}
      {data ? <Whole key={pieceId} details={data} /> : null}
    </PageFrame>
  );
}

function Whole({ details }: { details: PieceDetails }) {
  const [{ dialog }, change] = useFilter(['dialog']);
  const open = (wanted: string) => change({ dialog: wanted });
  const close = () => open('');
  const { piece } = details;
  return (
    <Stack gap="md">
      <Standing details={details} open={open} />
      <Words details={details} />
      {piece.kind === 'banner' ? <PieceCounts counts={details.counts} /> : null}
      <PieceDialogs piece={piece} dialog={dialog} onClose={close} />
      <PieceHistory details={details} opened={dialog === 'history'} onClose={close} />
    </Stack>
  );
}

/** Words of a legal page are written by a call of their own. */
function Words({ details }: { details: PieceDetails }) {
  const { piece } = details;
  if (piece.kind === 'legal') return <LegalWords piece={piece} />;
  return piece.can.edit ? <PieceEditor details={details} /> : <PieceWords details={details} />;
}

const at = (moment: string | null): string => (moment ? momentWords(moment) : '–');

function Standing({ details, open }: { details: PieceDetails; open: (dialog: string) => void }) {
  const { piece, editions } = details;
  const { changedBy, changedAt, edition, missing, publishAt, publishedAt, endedAt } = piece;
  return (
    <Panel
      title={placeOf(piece)}
      beside={
        <Badge color={colourOf(piece)} miw="max-content">
          {pieceStatusWords[piece.status]}
        </Badge>
      }
    >
      <Facts
        facts={[
          [t('piece.edition', 'Edition'), `${edition} / ${editions[0]?.edition ?? edition}`],
          [
            t('piece.changedAt', 'Changed'),
            `${at(changedAt)} · ${changedBy ?? t('common.noName', 'No name')}`,
          ],
          [t('piece.publishAt', 'Publishes'), at(publishAt)],
          [t('piece.publishedAt', 'Published'), at(publishedAt)],
          [t('piece.endedAt', 'Ended'), at(endedAt)],
          [t('piece.missing', 'Missing'), missing.map((need) => needWords[need]).join(', ') || '–'],
        ]}
      />
      <Group gap="sm">
        <PieceActs piece={piece} open={open} />
        <Button variant="default" onClick={() => open('history')}>
          {t('piece.history', 'History')}
        </Button>
      </Group>
    </Panel>
  );
}
