import { templateBody } from '@nukkad/contract/market/quote/quote-template.api';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useSaveTemplate } from './quote.queries.ts';

function TemplateForm({ content, onDone }: { content: QuoteDraftContent; onDone: () => void }) {
  const { t } = useTranslation();
  const save = useSaveTemplate();
  return (
    <SentFields
      save={t('offers.template.save', 'Save')}
      send={save}
      said={t('offers.template.done', 'Template saved')}
      initial={{ name: '' }}
      schema={templateBody}
      bodyOf={({ name }: { name: string }) => ({ name, content })}
      about={{ quote_template_name_taken: 'name' }}
      onSent={onDone}
      refusedAt="name"
    >
      {({ lineAt }) => (
        <TextField
          label={t('offers.template.name', 'Name of the template')}
          {...lineAt('name')}
          maxLength={80}
        />
      )}
    </SentFields>
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
