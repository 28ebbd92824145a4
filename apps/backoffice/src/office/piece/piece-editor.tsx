import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { Piece, PieceDetails } from '@nukkad/contract/office/piece/piece.model';
import { changePiece } from '@nukkad/contract/office/piece/piece-office.api';
import { missingOf } from '@nukkad/contract/office/piece/piece.rules';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { Form } from '../../ui/form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { PairField } from './pair-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReachFields } from './reach-fields.tsx';
import { needWords } from './piece-words.ts';

/** What is typed: the body of the call without its version, and the pictures to show. */
export const typedOf = (piece: Piece) => ({
  titleEn: piece.titleEn,
  titleHi: piece.titleHi,
  wordsEn: piece.wordsEn,
  wordsHi: piece.wordsHi,
  actEn: piece.actEn,
  actHi: piece.actHi,
  link: piece.link,
  altEn: piece.altEn,
  altHi: piece.altHi,
  wide: piece.wide,
  narrow: piece.narrow,
  readers: piece.readers,
  cities: piece.cities,
  position: piece.position,
  lastDay: piece.lastDay,
});
export type TypedPiece = ReturnType<typeof typedOf>;

export interface PieceFieldsProps {
  readonly fields: TypedPiece;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (change: Partial<TypedPiece>) => void;
}

const idOf = (picture: TypedPiece['wide']): string | null => picture?.pictureId ?? null;

const bodyOf = (version: number, { wide, narrow, ...typed }: TypedPiece) => ({
  ...typed,
  wideId: idOf(wide),
  narrowId: idOf(narrow),
  version,
});

/** A colleague saved meanwhile: what is typed stays, until the Admin says which of the two counts. */
function OtherChange({
  piece: { changedBy },
  onTheirs,
  onMine,
}: {
  piece: Piece;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const who = changedBy ?? t('common.noName', 'No name');
  return (
    <Alert color="haldi" role="status">
      <Stack gap="xs" align="start">
        <Text size="sm">
          {t('piece.changedMeanwhile', '{{who}} has saved this draft meanwhile.', { who })}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTheirs}>
            {t('piece.takeTheirs', 'Load the saved draft')}
          </Button>
          <Button size="xs" variant="default" onClick={onMine}>
            {t('piece.keepMine', 'Keep what I typed')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

/** The draft as it is being written; begun anew where a colleague's words are taken. */
export function PieceEditor({ details }: { details: PieceDetails }) {
  const [round, begin] = useState(0);
  return <Editing key={round} details={details} onTheirs={() => begin(round + 1)} />;
}

/** Both languages side by side; what one of them lacks is marked while it is written. */
function Editing({
  details: { piece, cityNames },
  onTheirs,
}: {
  details: PieceDetails;
  onTheirs: () => void;
}) {
  const { pieceId } = piece;
  const [version, seen] = useState(piece.version);
  const form = useSaving({
    endpoint: changePiece,
    params: { pieceId },
    initial: typedOf(piece),
    bodyOf: (typed: TypedPiece) => bodyOf(version, typed),
    onSaved: (saved) => seen(saved.version),
    said: () => t('piece.saved', 'Draft saved.'),
    onClose: () => undefined,
  });
  const { fields, errors, change, dialog } = form;
  const missing = new Set(missingOf(bodyOf(version, fields)));
  const props = { fields, errors, change };
  return (
    <Form onSubmit={dialog.onSubmit} refused={dialog.refused}>
      {piece.version > version ? (
        <OtherChange piece={piece} onTheirs={onTheirs} onMine={() => seen(piece.version)} />
      ) : null}
      <Panel title={t('piece.bothLanguages', 'Words in both languages')}>
        <PairField {...props} english="titleEn" hindi="titleHi" most={60} missing={missing} />
        <PairField {...props} english="wordsEn" hindi="wordsHi" most={160} missing={missing} />
        <PairField {...props} english="actEn" hindi="actHi" most={24} missing={missing} />
        <TextInput
          label={needWords.link}
          description={t('piece.linkHint', 'A page of this site, such as /services, or an https address.')}
          maxLength={300}
          value={fields.link}
          error={errors['link'] ?? (missing.has('link') ? t('piece.isMissing', 'Missing') : undefined)}
          onChange={(event) => change({ link: event.currentTarget.value })}
        />
      </Panel>
      <Panel title={t('piece.pictures', 'Pictures')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PictureField
            label={t('piece.wide', 'For computers')}
            hint={t('piece.wideHint', 'Twice as wide as high, 1,200 pixels or more.')}
            picture={fields.wide}
            onChange={(wide) => change({ wide })}
          />
          <PictureField
            label={t('piece.narrow', 'For phones')}
            hint={t('piece.narrowHint', 'Left out, phones show the other one.')}
            picture={fields.narrow}
            onChange={(narrow) => change({ narrow })}
          />
        </SimpleGrid>
        <PairField {...props} english="altEn" hindi="altHi" most={120} missing={missing} />
      </Panel>
      <ReachFields {...props} cityNames={cityNames} />
      <Group justify="end">
        <Button type="submit" loading={dialog.busy}>
          {t('piece.save', 'Save draft')}
        </Button>
      </Group>
    </Form>
  );
}
