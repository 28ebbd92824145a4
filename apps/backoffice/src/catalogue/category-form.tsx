import { type OfficeCategory, changeCategory } from '@nukkad/contract/backoffice/catalogue.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { call } from '../platform/call.ts';
import { DialogForm } from '../ui/dialog-form.tsx';
import { useToast } from '../ui/use-toast.ts';
import { MarkFields, NameFields, RupeesField } from './shared-fields.tsx';

export function CategoryForm({ category, onClose }: { category: OfficeCategory; onClose: () => void }) {
  const client = useQueryClient();
  const say = useToast();
  const { categoryId, groupName: _group, serviceCount: _count, ...given } = category;
  const [fields, setFields] = useState(given);
  const change = (next: Partial<typeof fields>) => setFields({ ...fields, ...next });
  const saving = useMutation({
    mutationFn: () => call(changeCategory, { params: { categoryId }, body: fields }),
    onSuccess: ({ name }) => {
      void client.invalidateQueries({ queryKey: ['categories'] });
      void client.invalidateQueries({ queryKey: ['services'] });
      say(`${name} is changed, and so is the shop.`);
      onClose();
    },
    onError: () => void client.invalidateQueries({ queryKey: ['categories'] }),
  });
  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  return (
    <DialogForm
      title={category.name}
      doIt="Save"
      size="lg"
      busy={saving.isPending}
      error={Object.keys(errors).length > 0 ? null : saving.error}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <NameFields fields={fields} errors={errors} onChange={change} />
      <RupeesField
        label="A visit after which no work is wanted"
        paise={fields.visitChargePaise}
        error={errors['visitChargePaise']}
        onChange={(visitChargePaise) => change({ visitChargePaise })}
      />
      <MarkFields fields={fields} errors={errors} onChange={change} />
    </DialogForm>
  );
}
