import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { useState } from 'react';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Form } from '../../../ui/form.tsx';
import { HindiField } from '../../../ui/hindi-field.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { newKey, useSaveProfileItem } from './profile-item.queries.ts';
import styles from './profile-item.module.css';

const start = (item: ProfileItem | null) => ({
  name: item?.name ?? '',
  description: item?.description ?? '',
  reference: item?.reference ?? '',
  amountPaise: item?.amountPaise ?? null,
});

/** The text fields of one item and its picture. The dialog's footer holds its button, linked by `id`. */
export function ProfileItemForm({
  kind,
  id,
  item,
  onBusy,
  onDone,
}: {
  kind: ProfileItemKind;
  id: string;
  item: ProfileItem | null;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const words = profileItemWords[kind](t);
  const [fields, setFields] = useState(() => start(item));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [key] = useState(newKey);
  const save = useSaveProfileItem(kind);
  const change = (part: Partial<typeof fields>) => {
    setErrors({});
    setFields((before) => ({ ...before, ...part }));
  };

  const submit = async () => {
    if (fields.name.trim() === '') return setErrors({ name: t('belonging.nameless', 'Enter a name.') });
    onBusy(true);
    try {
      const [file] = files;
      const itemId = item?.itemId ?? null;
      await save.mutateAsync({
        itemId,
        key,
        fields,
        file,
        onProgress: setProgress,
      });
      toast.success(t('belonging.saved', 'Saved.'));
      onDone();
    } catch (failure) {
      setErrors({ form: failure instanceof Error ? sentence(t, failure.message) : '' });
    } finally {
      setProgress(null);
      onBusy(false);
    }
  };
  return (
    <Form id={id} onSubmit={() => void submit()}>
      <HindiField
        label={words.name}
        placeholder={words.example}
        maxLength={80}
        value={fields.name}
        error={errors['name']}
        data-autofocus
        onText={(name) => change({ name })}
      />
      <HindiField
        long
        label={t('belonging.description', 'Description')}
        maxLength={400}
        value={fields.description}
        onText={(description) => change({ description })}
      />
      <div className={styles.pair}>
        <MoneyField
          label={words.amount}
          zero
          paise={fields.amountPaise}
          error={errors['amountPaise']}
          onPaise={(amountPaise) => change({ amountPaise })}
        />
        <TextField
          label={words.reference}
          maxLength={40}
          value={fields.reference}
          onChange={(event) => change({ reference: event.target.value })}
        />
      </div>
      {item?.picture && files.length === 0 && (
        <img src={item.picture} alt="" className={styles.present} width={160} height={120} />
      )}
      <PhotoPicker
        label={
          item?.picture
            ? t('belonging.picture.other', 'Choose another photo')
            : t('belonging.picture', 'Photo (optional)')
        }
        limit={1}
        files={files}
        progress={progress}
        onChange={setFiles}
      />
      {errors['form'] && (
        <p role="alert" className={styles.refused}>
          {errors['form']}
        </p>
      )}
    </Form>
  );
}
