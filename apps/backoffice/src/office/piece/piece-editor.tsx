import { Button, Group } from '@mantine/core';
import {
  type Piece,
  type PieceDetails,
  type PieceNeed,
  sectionWords,
} from '@nukkad/contract/office/piece/piece.model';
import { changePiece } from '@nukkad/contract/office/piece/piece-office.api';
import { missingOf } from '@nukkad/contract/office/piece/piece.rules';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { Form } from '../../ui/form.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { OtherChange } from './other-change.tsx';
import { ReachFields } from './reach-fields.tsx';
import { type PieceFieldsProps, type TypedPiece, typedOf } from './typed-piece.ts';
import { SectionFields } from './section-fields.tsx';
import { HappyFields } from './happy-fields.tsx';
import { CategoryFields, PictureFields, WordFields } from './word-fields.tsx';

const idOf = (picture: TypedPiece['wide']): string | null => picture?.pictureId ?? null;

const bodyOf = (version: number, { wide, narrow, ...typed }: TypedPiece) => ({
  ...typed,
  wideId: idOf(wide),
  narrowId: idOf(narrow),
  version,
});

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
  const missing = new Set(missingOf(bodyOf(version, fields), piece.kind));
  const props = { fields, errors, change };
  return (
    <Form onSubmit={dialog.onSubmit} refused={dialog.refused}>
      {piece.version > version ? (
        <OtherChange piece={piece} onTheirs={onTheirs} onMine={() => seen(piece.version)} />
      ) : null}
      <KindFields {...props} piece={piece} missing={missing} cityNames={cityNames} />
      <Group justify="end">
        <Button type="submit" loading={dialog.busy}>
          {t('piece.save', 'Save draft')}
        </Button>
      </Group>
    </Form>
  );
}

/** What its kind has to say. */
function KindFields({
  piece: { kind, section },
  missing,
  cityNames,
  ...props
}: PieceFieldsProps & {
  piece: Piece;
  missing: ReadonlySet<PieceNeed>;
  cityNames: PieceDetails['cityNames'];
}) {
  const words = section ? sectionWords[section] : 'all';
  if (kind === 'category')
    return (
      <>
        <CategoryFields {...props} missing={missing} />
        <PictureFields {...props} missing={missing} />
        <SectionFields {...props} kind={kind} />
      </>
    );
  return (
    <>
      {words === 'none' ? null : <WordFields {...props} missing={missing} hasAll={words === 'all'} />}
      {section === 'happy' ? <HappyFields {...props} /> : null}
      {kind === 'banner' ? <PictureFields {...props} missing={missing} /> : null}
      {section ? <SectionFields {...props} kind={kind} /> : <ReachFields {...props} cityNames={cityNames} />}
    </>
  );
}
