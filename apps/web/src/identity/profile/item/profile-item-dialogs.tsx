import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Question } from '../../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { ProfileItemForm } from './profile-item-form.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { useRemoveProfileItem } from './profile-item.queries.ts';

export const itemDialog = 'item';
export const removeItemDialog = 'remove-item';

interface Props {
  kind: ProfileItemKind;
  items: readonly ProfileItem[];
}

const itemOf = (items: readonly ProfileItem[], id: string | null) =>
  items.find(({ itemId }) => itemId === id) ?? null;

/** Adds a thing, or changes the one that the address names. */
export function ItemDialog({ kind, items }: Props) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(itemDialog, ['item']);
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const asked = dialog.get('item');
  const item = itemOf(items, asked);
  if (!dialog.opened || (asked !== null && item === null)) return null;
  const words = profileItemWords[kind](t);
  return (
    <Dialog
      opened
      onClose={() => !busy && dialog.close()}
      title={item ? words.edit : words.add}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('belonging.save', 'Save')}
        </Button>
      }
    >
      <ProfileItemForm kind={kind} id={formId} item={item} onBusy={setBusy} onDone={dialog.close} />
    </Dialog>
  );
}

/** Asks before something is gone for good. */
export function RemoveItemDialog({ kind, items }: Props) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(removeItemDialog, ['item']);
  const remove = useRemoveProfileItem(kind);
  const item = itemOf(items, dialog.get('item'));
  if (!dialog.opened || !item) return null;
  return (
    <Question
      dialog={dialog}
      title={t('belonging.remove.title', 'Delete “{{name}}”?', { name: item.name })}
      consequences={[
        t('belonging.remove.gone', 'It is deleted for good, with its photo.'),
        t('belonging.remove.instead', 'You can also hide it for now and bring it back later.'),
      ]}
      confirm={t('belonging.remove', 'Delete')}
      danger
      send={remove}
      request={item.itemId}
    />
  );
}
