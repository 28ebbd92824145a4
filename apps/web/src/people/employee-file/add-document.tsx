import {
  type EmployeeDocumentKind,
  type EmployeeFile,
  employeeDocumentKinds,
} from '@nukkad/contract/people/employee-file/employee-file.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useAddDocument } from './employee-file.queries.ts';
import { kindWords } from './file-words.ts';

const accept = 'application/pdf,image/jpeg,image/png,image/webp';
const schema = z.object({ kind: z.enum(employeeDocumentKinds), number: z.string(), expiresOn: z.string() });
type Typed = z.output<typeof schema>;
const initial: Typed = { kind: 'driving_licence', number: '', expiresOn: '' };

function Fields({ file, onDone }: { file: EmployeeFile; onDone: () => void }) {
  const { t } = useTranslation();
  const add = useAddDocument(file.employeeId);
  const [chosen, setChosen] = useState<File | null>(null);
  const { fields, errors, busy, change, submit } = useForm<Typed>({
    initial,
    schema,
    send: async ({ kind, number, expiresOn }) => {
      if (!chosen) return;
      await add.mutateAsync({ file: chosen, kind, number: number.trim(), expiresOn: expiresOn || null });
      onDone();
    },
  });
  const isKind = (value: string): value is EmployeeDocumentKind =>
    employeeDocumentKinds.some((kind) => kind === value);
  return (
    <Form onSubmit={submit}>
      <SelectField
        label={t('employeeFile.kind', 'Document')}
        value={fields.kind}
        options={employeeDocumentKinds.map((value) => ({ value, label: kindWords[value](t) }))}
        onChange={({ target }) => isKind(target.value) && change({ kind: target.value })}
      />
      <TextField
        label={t('employeeFile.number', 'Number (optional)')}
        name="number"
        maxLength={40}
        autoComplete="off"
        value={fields.number}
        error={errors['number']}
        onChange={({ target }) => change({ number: target.value })}
      />
      <DayField
        label={t('employeeFile.expires', 'Valid until (optional)')}
        hint={t('employeeFile.expires.hint', 'You get a reminder 30 days before.')}
        name="expiresOn"
        value={fields.expiresOn}
        error={errors['expiresOn']}
        onDay={(expiresOn) => change({ expiresOn })}
      />
      <FileButton accept={accept} disabled={busy} onFiles={([one]) => setChosen(one ?? null)}>
        {chosen ? chosen.name : t('employeeFile.choose', 'Choose a PDF or photo')}
      </FileButton>
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy} disabled={!chosen}>
        {t('employeeFile.upload', 'Upload')}
      </Button>
    </Form>
  );
}

export function AddDocument({ file }: { file: EmployeeFile }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="document" title={t('employeeFile.add', 'Add document')}>
      {(close) => <Fields file={file} onDone={close} />}
    </UrlModal>
  );
}
