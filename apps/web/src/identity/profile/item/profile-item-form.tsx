import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { text } from '@nukkad/contract/kernel/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Form } from '../../../ui/field/form.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { PhotoPicker } from '../../../ui/field/photo-picker.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/dialog/toast.ts';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { newKey, useSaveProfileItem } from './profile-item.queries.ts';
import { Grid } from '../../../ui/page/parts.tsx';
import styles from './profile-item.module.css';

const schema = z.object({ name: text(80) });

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
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [key] = useState(newKey);
  const save = useSaveProfileItem(kind);
  const { fields, errors, change, submit } = useForm({
    initial: start(item),
    schema,
    send: async (typed) => {
      onBusy(true);
      try {
        const [file] = files;
        const itemId = item?.itemId ?? null;
        await save.mutateAsync({ itemId, key, fields: typed, file, onProgress: setProgress });
        toast.success(t('belonging.saved', 'Saved.'));
        onDone();
      } finally {
        setProgress(null);
        onBusy(false);
      }
    },
  });
  const nameless = t('belonging.nameless', 'Enter a name.');
  return (
    <Form id={id} onSubmit={submit}>
      <HindiField
        label={words.name}
        placeholder={words.example}
        maxLength={80}
        name="name"
        value={fields.name}
        error={errors['name'] && nameless}
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
      <Grid least={12} gap={1}>
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
      </Grid>
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
      <Refusal>{errors['form']}</Refusal>
    </Form>
  );
}
