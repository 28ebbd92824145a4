import { Button, Group } from '@mantine/core';
import { wordsOfText } from '@nukkad/contract/office/legal/filled-words';
import { changeLegalDraft } from '@nukkad/contract/office/legal/legal.api';
import type { LegalBody } from '@nukkad/contract/office/legal/legal.model';
import { missingOfLegal } from '@nukkad/contract/office/legal/legal.rules';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import { useDeferredValue, useState } from 'react';
import { t } from '../../../platform/words.ts';
import { Form } from '../../../ui/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { OtherChange } from '../other-change.tsx';
import { AgreeFields } from './agree-fields.tsx';
import { LegalDifference } from './legal-difference.tsx';
import { LegalFields } from './legal-fields.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { type LegalEdition, figuresOf, typedOf } from './typed-legal.ts';

/** The draft as it is being written, with its blocks and what it changes below it. */
export function LegalEditor({
  piece,
  whole: { edition, inForce, figures },
  onTheirs,
}: {
  piece: Piece;
  whole: LegalEdition;
  onTheirs: () => void;
}) {
  const { pieceId } = piece;
  const [version, seen] = useState(edition.piece.version);
  const { fields, errors, change, dialog } = useSaving({
    endpoint: changeLegalDraft,
    params: { pieceId },
    initial: typedOf(edition),
    bodyOf: (typed: LegalBody) => ({ ...typed, version }),
    onSaved: (saved) => seen(saved.piece.version),
    said: () => t('legal.saved', 'Draft saved.'),
    onClose: () => undefined,
  });
  const typed = useDeferredValue(fields);
  const shown = {
    en: wordsOfText(typed, figuresOf(figures, 'en'), 'en'),
    hi: wordsOfText(typed, figuresOf(figures, 'hi'), 'hi'),
  };
  const props = { fields, errors, change };
  return (
    <Form onSubmit={dialog.onSubmit} refused={dialog.refused}>
      {piece.version > version ? (
        <OtherChange piece={piece} onTheirs={onTheirs} onMine={() => seen(piece.version)} />
      ) : null}
      <LegalFields {...props} missing={new Set(missingOfLegal(fields))} figures={figures} />
      <AgreeFields {...props} missing={new Set(missingOfLegal(fields))} />
      <Group justify="end">
        <Button type="submit" loading={dialog.busy}>
          {t('legal.save', 'Save draft')}
        </Button>
      </Group>
      <Panel title={t('legal.shown', 'As people read it')}>
        <LegalPreview {...shown} />
      </Panel>
      <LegalDifference inForce={inForce} shown={shown} />
    </Form>
  );
}
