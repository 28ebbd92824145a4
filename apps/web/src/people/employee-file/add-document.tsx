import {
  type EmployeeDocumentKind,
  type EmployeeFile,
  employeeDocumentKinds,
} from '@nukkad/contract/people/employee-file/employee-file.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FileButton } from '../../ui/field/file-button.tsx';
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

  const isKind = (value: string): value is EmployeeDocumentKind =>
    employeeDocumentKinds.some((kind) => kind === value);
  return (
    <SentFields
      save={t('employeeFile.upload', 'Upload')}
      incomplete={() => !chosen}
      send={async ({ kind, number, expiresOn }: Typed) =>
        chosen && add.mutateAsync({ file: chosen, kind, number: number.trim(), expiresOn: expiresOn || null })
      }
      initial={initial}
      schema={schema}
      onSent={onDone}
    >
      {({ fields, change, busy, lineAt, dayAt }) => (
        <>
          <SelectField
            label={t('employeeFile.kind', 'Document')}
            value={fields.kind}
            options={employeeDocumentKinds.map((value) => ({ value, label: kindWords[value](t) }))}
            onChange={({ target }) => isKind(target.value) && change({ kind: target.value })}
          />
          <TextField
            label={t('employeeFile.number', 'Number (optional)')}
            {...lineAt('number')}
            maxLength={40}
            autoComplete="off"
          />
          <DayField
            label={t('employeeFile.expires', 'Valid until (optional)')}
            hint={t('employeeFile.expires.hint', 'You get reminders 60, 30 and 7 days before.')}
            {...dayAt('expiresOn')}
          />
          <FileButton accept={accept} disabled={busy} onFiles={([one]) => setChosen(one ?? null)}>
            {chosen ? chosen.name : t('employeeFile.choose', 'Choose a PDF or photo')}
          </FileButton>
        </>
      )}
    </SentFields>
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
