import { SimpleGrid } from '@mantine/core';
import { type OfficeService, changeService } from '@nukkad/contract/backoffice/catalogue.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { call } from '../platform/call.ts';
import { DialogForm } from '../ui/dialog-form.tsx';
import { useToast } from '../ui/use-toast.ts';
import { MarkFields, NameFields, RupeesField } from './shared-fields.tsx';

export function ServiceForm({ service, onClose }: { service: OfficeService; onClose: () => void }) {
  const client = useQueryClient();
  const say = useToast();
  const {
    serviceId,
    categoryId: _category,
    categoryName: _name,
    unit,
    partnerCount: _count,
    isShown: _shown,
    ...given
  } = service;
  const [fields, setFields] = useState(given);
  const change = (next: Partial<typeof fields>) => setFields({ ...fields, ...next });
  const saving = useMutation({
    mutationFn: () => call(changeService, { params: { serviceId }, body: fields }),
    onSuccess: ({ name }) => {
      void client.invalidateQueries({ queryKey: ['services'] });
      say(`${name} is changed, and so is the shop.`);
      onClose();
    },
    onError: () => void client.invalidateQueries({ queryKey: ['services'] }),
  });
  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  return (
    <DialogForm
      title={service.name}
      doIt="Save"
      size="lg"
      busy={saving.isPending}
      error={Object.keys(errors).length > 0 ? null : saving.error}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <NameFields fields={fields} errors={errors} onChange={change} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <RupeesField
          label={`Lowest, per ${unit}`}
          paise={fields.lowPaise}
          error={errors['lowPaise']}
          onChange={(lowPaise) => change({ lowPaise })}
        />
        <RupeesField
          label="Usual"
          paise={fields.typicalPaise}
          error={errors['typicalPaise']}
          onChange={(typicalPaise) => change({ typicalPaise })}
        />
        <RupeesField
          label="Highest"
          paise={fields.highPaise}
          error={errors['highPaise']}
          onChange={(highPaise) => change({ highPaise })}
        />
      </SimpleGrid>
      <MarkFields fields={fields} errors={errors} onChange={change} />
    </DialogForm>
  );
}
