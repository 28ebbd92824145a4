import { Select } from '@mantine/core';
import { type LegalPage, legalPages } from '@nukkad/contract/office/legal/legal-pages';
import { beginLegalDraft } from '@nukkad/contract/office/legal/legal.api';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../platform/api-error.ts';
import { useSend } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { legalPageNames } from './legal-words.ts';

/** A draft of a legal page begins with the words in force. */
export function NewLegal({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const navigate = useNavigate();
  const [page, choose] = useState<LegalPage>('terms');
  const begin = useSend(beginLegalDraft, {
    given: () => ({ params: { page } }),
    onSuccess: ({ pieceId }) => void navigate(`/content/${pieceId}`),
  });
  return (
    <DialogForm
      title={t('piece.add', 'New content')}
      doIt={t('piece.begin', 'Write it')}
      busy={begin.isPending}
      refused={begin.error ? sentenceOf(begin.error) : null}
      differences={[]}
      onSubmit={() => begin.mutate()}
      onClose={onClose}
    >
      {children}
      <Select
        label={t('piece.place', 'Page')}
        data={legalPages.map((value) => ({ value, label: legalPageNames[value] }))}
        value={page}
        allowDeselect={false}
        onChange={(value) => choose(legalPages.find((one) => one === value) ?? 'terms')}
      />
    </DialogForm>
  );
}
