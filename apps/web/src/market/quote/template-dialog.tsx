import { templateBody } from '@nukkad/contract/market/quote/quote-template.api';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { useSaveTemplate } from './quote.queries.ts';

function TemplateForm({ content, onDone }: { content: QuoteDraftContent; onDone: () => void }) {
  const { t } = useTranslation();
  const [key] = useState(newIdempotencyKey);
  const save = useSaveTemplate(key);
  const { fields, errors, busy, change, submit } = useForm({
    initial: { name: '' },
    schema: templateBody,
    bodyOf: ({ name }: { name: string }) => ({ name, content }),
    about: { quote_template_name_taken: 'name' },
    send: async (body) => {
      await save.mutateAsync(body);
      toast.success(t('offers.template.done', 'Template saved'));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('offers.template.name', 'Name of the template')}
        name="name"
        maxLength={80}
        value={fields.name}
        error={errors['name'] ?? errors['form']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Button type="submit" busy={busy}>
        {t('offers.template.save', 'Save')}
      </Button>
    </Form>
  );
}

/** Keeps what is written as a template, behind `?dialog=template`. */
export function TemplateDialog({ content }: { content: QuoteDraftContent }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="template" title={t('offers.template.open', 'Save as template')}>
      {(close) => <TemplateForm content={content} onDone={close} />}
    </UrlModal>
  );
}
