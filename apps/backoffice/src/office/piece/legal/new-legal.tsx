import { Select } from '@mantine/core';
import { type LegalPage, legalPages } from '@nukkad/contract/office/legal/legal-pages';
import { legalPage } from '@nukkad/contract/office/legal/legal.model';
import { beginLegalDraft } from '@nukkad/contract/office/legal/legal.api';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { callOf } from '../../../platform/call.ts';
import { t } from '../../../platform/words.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { legalPageNames } from './legal-words.ts';

interface Typed {
  readonly page: LegalPage;
}
const schema = z.object({ page: legalPage });
const initial: Typed = { page: 'terms' };

/** A draft of a legal page begins with the words in force. */
export function NewLegal({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const navigate = useNavigate();
  const { fields, change, dialog } = useSaving<Typed, Typed, Piece>({
    endpoint: beginLegalDraft,
    schema,
    initial,
    bodyOf: (typed) => typed,
    save: ({ page }) => callOf(beginLegalDraft, { params: { page } }),
    onSaved: ({ pieceId }) => void navigate(`/content/${pieceId}`),
    onClose: () => undefined,
  });
  return (
    <DialogForm
      title={t('piece.add', 'New content')}
      doIt={t('piece.begin', 'Write it')}
      {...dialog}
      onClose={onClose}
    >
      {children}
      <Select
        label={t('piece.place', 'Page')}
        data={legalPages.map((value) => ({ value, label: legalPageNames[value] }))}
        value={fields.page}
        allowDeselect={false}
        onChange={(value) => change({ page: legalPages.find((one) => one === value) ?? 'terms' })}
      />
    </DialogForm>
  );
}
