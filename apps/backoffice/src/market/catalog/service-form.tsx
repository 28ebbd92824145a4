import { SimpleGrid } from '@mantine/core';
import {
  changeService,
  type OfficeService,
  seenOfService,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { MarkFields, NameFields } from './shared-fields.tsx';
import { useEdit } from './use-edit.ts';

export function ServiceForm({ service, onClose }: { service: OfficeService; onClose: () => void }) {
  const {
    serviceId,
    categoryId: _category,
    categoryName: _name,
    unit,
    partnerCount: _count,
    isShown: _shown,
    ...given
  } = service;
  const { fields, errors, change, dialog } = useEdit({
    endpoint: changeService,
    given,
    shown: seenOfService(service),
    save: (body) => call(changeService, { params: { serviceId }, body }),
    onClose,
  });
  return (
    <DialogForm title={service.name} {...dialog}>
      <NameFields fields={fields} errors={errors} onChange={change} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <MoneyField
          label={t('catalog.lowest', 'Lowest, per {{unit}}', { unit })}
          paise={fields.lowPaise}
          error={errors['lowPaise']}
          zero
          onPaise={(paise) => change({ lowPaise: paise ?? 0 })}
        />
        <MoneyField
          label={t('catalog.usual', 'Usual')}
          paise={fields.typicalPaise}
          error={errors['typicalPaise']}
          zero
          onPaise={(paise) => change({ typicalPaise: paise ?? 0 })}
        />
        <MoneyField
          label={t('catalog.highest', 'Highest')}
          paise={fields.highPaise}
          error={errors['highPaise']}
          zero
          onPaise={(paise) => change({ highPaise: paise ?? 0 })}
        />
      </SimpleGrid>
      <MarkFields fields={fields} errors={errors} onChange={change} />
    </DialogForm>
  );
}
