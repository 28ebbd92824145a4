import {
  changeCategory,
  type OfficeCategory,
  seenOfCategory,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import { Select } from '@mantine/core';
import { workDocumentTypes } from '@nukkad/contract/files/document/document.model';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { call } from '../../platform/call.ts';
import { WriteOf } from '../../nouns/piece/write-of.tsx';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { MarkFields, NameFields } from './shared-fields.tsx';
import { useEdit } from './use-edit.ts';

export function CategoryForm({ category, onClose }: { category: OfficeCategory; onClose: () => void }) {
  const { categoryId, groupName: _group, serviceCount: _count, ...given } = category;
  const { fields, errors, change, dialog } = useEdit({
    endpoint: changeCategory,
    given,
    shown: seenOfCategory(category),
    save: (body) => call(changeCategory, { params: { categoryId }, body }),
    onClose,
  });
  return (
    <DialogForm title={category.name} {...dialog}>
      <NameFields fields={fields} errors={errors} onChange={change} />
      <MoneyField
        label={t('catalog.visitChargeIfNoWork', 'Visit charge if no work is done')}
        paise={fields.visitChargePaise}
        error={errors['visitChargePaise']}
        zero
        onPaise={(paise) => change({ visitChargePaise: paise ?? 0 })}
      />
      <Select
        label={t('catalog.neededDocument', 'Document needed to work here')}
        description={t(
          'catalog.neededDocument.about',
          'Partners without a valid one get a notice, and a week later aren’t offered here.',
        )}
        data={workDocumentTypes.map((value) => ({ value, label: documentTypeWords[value] }))}
        placeholder={t('catalog.neededDocument.none', 'None')}
        clearable
        value={fields.neededDocument}
        error={errors['neededDocument']}
        onChange={(value) =>
          change({ neededDocument: workDocumentTypes.find((one) => one === value) ?? null })
        }
      />
      <MarkFields fields={fields} errors={errors} onChange={change} />
      <WriteOf
        kind="category"
        id={categoryId}
        label={t('catalog.publicWords', 'Words and picture on the site')}
      />
    </DialogForm>
  );
}
