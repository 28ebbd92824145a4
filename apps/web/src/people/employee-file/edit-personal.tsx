import { type EmployeeFile, fileBody } from '@nukkad/contract/people/employee-file/employee-file.model';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useEditFile } from './employee-file.queries.ts';
import { type Typed, bodyOf, digits, typedOf } from './personal-form.ts';

interface FieldsProps {
  readonly fields: Typed;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly change: (typed: Partial<Typed>) => void;
}

function PersonFields({ fields, errors, change }: FieldsProps) {
  const { dayAt, lineAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  return (
    <>
      <DayField label={t('employeeFile.born.optional', 'Date of birth (optional)')} {...dayAt('bornOn')} />
      <TextArea
        label={t('employeeFile.address.optional', 'Home address (optional)')}
        {...lineAt('address')}
        rows={2}
        maxLength={300}
      />
      <FieldPair>
        <TextField
          label={t('employeeFile.emergency.name', 'Emergency contact (optional)')}
          {...lineAt('emergencyName')}
          maxLength={120}
          autoComplete="off"
        />
        <TextField
          label={t('employeeFile.emergency.relation', 'Relation, e.g. wife (optional)')}
          {...lineAt('emergencyRelation')}
          maxLength={40}
          autoComplete="off"
        />
      </FieldPair>
      <TextField
        label={t('employeeFile.emergency.mobile', 'Their mobile number (optional)')}
        name="emergencyMobile"
        before="+91"
        inputMode="numeric"
        autoComplete="off"
        value={fields.emergencyMobile}
        error={errors['emergencyMobile']}
        onChange={({ target }) => change({ emergencyMobile: digits(target.value, 10) })}
      />
    </>
  );
}

function NumberFields({ fields, errors, change, file }: FieldsProps & { readonly file: EmployeeFile }) {
  const { t } = useTranslation();
  const stays = (last4: string | null) =>
    last4 && t('employeeFile.stays', 'Stored, ends in {{last4}}. Enter a number to replace it.', { last4 });
  return (
    <>
      <FieldPair>
        <TextField
          label={t('employeeFile.pan.optional', 'PAN (optional)')}
          name="pan"
          maxLength={10}
          autoComplete="off"
          hint={stays(file.panLast4)}
          value={fields.pan}
          error={errors['pan']}
          onChange={({ target }) => change({ pan: target.value.toUpperCase().replace(/[^A-Z0-9]/g, '') })}
        />
        <TextField
          label={t('employeeFile.aadhaar.optional', 'Aadhaar (optional)')}
          name="aadhaar"
          maxLength={14}
          inputMode="numeric"
          autoComplete="off"
          hint={stays(file.aadhaarLast4)}
          value={fields.aadhaar}
          error={errors['aadhaar']}
          onChange={({ target }) => change({ aadhaar: target.value })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('employeeFile.uan.optional', 'UAN, 12 digits (optional)')}
          name="uan"
          inputMode="numeric"
          autoComplete="off"
          value={fields.uan}
          error={errors['uan']}
          onChange={({ target }) => change({ uan: digits(target.value, 12) })}
        />
        <TextField
          label={t('employeeFile.esi.optional', 'ESI number, 10 digits (optional)')}
          name="esiNumber"
          inputMode="numeric"
          autoComplete="off"
          value={fields.esiNumber}
          error={errors['esiNumber']}
          onChange={({ target }) => change({ esiNumber: digits(target.value, 10) })}
        />
      </FieldPair>
      <TextField
        label={t('employeeFile.epfo.optional', 'EPFO member number (optional)')}
        hint={t('employeeFile.epfo.hint', 'As on the payslip, e.g. AP/KKP/45789/000/0001223.')}
        name="epfoNumber"
        maxLength={26}
        autoComplete="off"
        value={fields.epfoNumber}
        error={errors['epfoNumber']}
        onChange={({ target }) => change({ epfoNumber: target.value.toUpperCase().trim() })}
      />
    </>
  );
}

function Fields({ file, onDone }: { file: EmployeeFile; onDone: () => void }) {
  const { t } = useTranslation();
  const edit = useEditFile();
  const { employeeId, version } = file;
  return (
    <SentFields
      save={t('employeeFile.save', 'Save')}
      send={edit}
      said={t('employeeFile.saved', 'Saved')}
      initial={typedOf(file)}
      schema={fileBody}
      bodyOf={(typed) => ({ employeeId, version, ...bodyOf(typed) })}
      about={{ employee_file_uan_taken: 'uan' }}
      onSent={onDone}
    >
      {({ fields, errors, change }) => (
        <>
          <PersonFields fields={fields} errors={errors} change={change} />
          <NumberFields fields={fields} errors={errors} change={change} file={file} />
        </>
      )}
    </SentFields>
  );
}

export function EditPersonal({ file }: { file: EmployeeFile }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="personal" title={t('employeeFile.edit', 'Edit personal details')}>
      {(close) => <Fields key={file.version} file={file} onDone={close} />}
    </UrlModal>
  );
}
