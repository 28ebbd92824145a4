import { Stack } from '@mantine/core';
import { getLegalEdition } from '@nukkad/contract/office/legal/legal.api';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import { useState } from 'react';
import { useAsked } from '../../../platform/asked.ts';
import { t } from '../../../platform/words.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../../ui/query-states.tsx';
import { LegalDifference } from './legal-difference.tsx';
import { LegalEditor } from './legal-editor.tsx';
import { LegalPreview } from './legal-preview.tsx';
import type { LegalEdition } from './typed-legal.ts';

/** The words of a legal page: as a draft that is written, or as an edition that is or was. */
export function LegalWords({ piece }: { piece: Piece }) {
  const { pieceId } = piece;
  const { data, error, refetch } = useAsked(getLegalEdition, { params: { pieceId } });
  const [round, begin] = useState(0);
  if (error) return <ErrorNotice error={error} again={() => void refetch()} />;
  if (!data) return <LoadingSkeleton />;
  return piece.can.edit ? (
    <LegalEditor key={round} piece={piece} whole={data} onTheirs={() => begin(round + 1)} />
  ) : (
    <Shown piece={piece} whole={data} />
  );
}

function Shown({ piece, whole }: { piece: Piece; whole: LegalEdition }) {
  const { number, changeEn, changeHi, mustAgree, agreeAfterDays } = whole.edition;
  return (
    <Stack gap="md">
      <Panel title={t('legal.version', 'Version')}>
        <Facts
          columns={{ base: 1, sm: 2 }}
          facts={[
            [t('legal.number', 'Number'), number === null ? '–' : String(number)],
            [
              t('legal.mustAgree', 'People must agree again'),
              mustAgree
                ? t('legal.afterDays', '{{days}} days after it is published', { days: agreeAfterDays })
                : t('legal.noAgreement', 'No'),
            ],
            [t('legal.changeEn', 'What changed, in English'), changeEn || '–'],
            [t('legal.changeHi', 'What changed, in Hindi'), changeHi || '–'],
          ]}
        />
      </Panel>
      <Panel title={t('legal.shown', 'As people read it')}>
        <LegalPreview {...whole.shown} />
      </Panel>
      {piece.status === 'published' ? null : <LegalDifference inForce={whole.inForce} shown={whole.shown} />}
    </Stack>
  );
}
