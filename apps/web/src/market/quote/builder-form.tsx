import {
  type QuoteDraft,
  quoteContent,
  type QuoteDraftContent,
} from '@nukkad/contract/market/quote/quote.model';
import { quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import { FileField } from '../../nouns/quotation-file/file-field.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Form } from '../../ui/field/form.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type Typed, contentOf, typedOf } from './builder-fields.ts';
import { GroupFields } from './group-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { QuotePayments, QuoteSums } from './quote-sums.tsx';
import { useQuoteStarts } from './quote.queries.ts';
import { Text } from '../../ui/page/parts.tsx';
import styles from './quote.module.css';
import { SendDialog } from './send-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TermFields } from './term-fields.tsx';
import { VisitFields } from './visit/visit-fields.tsx';
import { useAutosave } from './use-autosave.ts';

function Side({
  draft,
  isBehind,
  failure,
}: {
  draft: QuoteDraft;
  isBehind: boolean;
  failure: string | null;
}) {
  const { t } = useTranslation();
  return (
    <Card>
      <Text as="h2" size={1.125}>
        {t('offers.comesTo', 'Quote total')}
      </Text>
      <QuoteSums price={draft.price} />
      <QuotePayments price={draft.price} />
      <p className={styles.note} role="status">
        {failure ??
          (isBehind
            ? t('offers.saving', 'Saving…')
            : draft.version > 0
              ? t('offers.saved', 'Saved')
              : t('offers.unsaved', 'Saved as you type'))}
      </p>
    </Card>
  );
}

/** Lines, discount, payments and terms beside the sums, which the server reckons. */
export function BuilderForm({ draft }: { draft: QuoteDraft }) {
  const { t } = useTranslation();
  const send = useUrlDialog('send');
  const start = useDialogLink('start');
  const template = useDialogLink('template');
  const starts = useQuoteStarts();
  const { fields, errors, busy, change, submit } = useForm<Typed, QuoteDraftContent>({
    initial: typedOf(draft.content, t, draft.files),
    schema: quoteContent,
    bodyOf: contentOf,
    send: async () => {
      await autosave.save();
      send.open();
    },
  });
  const content = contentOf(fields);
  const autosave = useAutosave(draft, content);
  const startFrom = (from: QuoteDraftContent) => change(({ files }) => ({ ...typedOf(from, t), files }));
  return (
    <>
      <div className={styles.acts}>
        <ButtonLink {...start} tone="plain">
          {t('offers.start.open', 'Start from a template or an earlier quote')}
        </ButtonLink>
        <ButtonLink {...template} tone="quiet">
          {t('offers.template.open', 'Save as template')}
        </ButtonLink>
      </div>
      <TwoColumns
        side={<Side draft={autosave.saved} isBehind={autosave.isBehind} failure={autosave.failure} />}
      >
        <Form onSubmit={submit}>
          <Section title={t('offers.lines', 'Work')}>
            <LineFields
              lines={fields.lines}
              errors={errors}
              services={starts.data?.services ?? []}
              draft={autosave.saved}
              least={fields.groups.length > 0 ? 0 : 1}
              onLines={(lines) => change({ lines })}
            />
            <GroupFields
              groups={fields.groups}
              from={fields.lines.length}
              errors={errors}
              services={starts.data?.services ?? []}
              draft={autosave.saved}
              onGroups={(groups) => change({ groups })}
            />
            <MoneyField
              label={t('offers.discount.field', 'Discount on everything (optional)')}
              hint={t('offers.discount.hint', 'Taken off before GST')}
              name="discount"
              paise={fields.discount}
              error={errors['discount']}
              onPaise={(discount) => change({ discount })}
            />
          </Section>
          <Section title={t('offers.payments', 'Payments')}>
            <PaymentFields
              fields={fields}
              advanceHours={draft.advanceHours}
              errors={errors}
              change={change}
            />
          </Section>
          <Section title={t('visit.some.optional', 'Visits (optional)')}>
            <VisitFields fields={fields} errors={errors} change={change} />
          </Section>
          <Section title={t('offers.terms', 'Terms')}>
            <TermFields fields={fields} errors={errors} change={change} />
          </Section>
          <FileField
            label={t('offers.files', 'Photos and documents (optional)')}
            hint={t(
              'offers.files.hint',
              'Drawings, a material list or pictures of similar work. They go with this version.',
            )}
            files={fields.files}
            most={quotationFileLimits.ofQuote}
            leadId={draft.leadId}
            onFiles={(files) => change({ files })}
          />
          <Refusal>{errors['form']}</Refusal>
          <Button type="submit" busy={busy}>
            {t('offers.review', 'Review and send')}
          </Button>
        </Form>
      </TwoColumns>
      <SendDialog draft={autosave.saved} content={content} isBehind={autosave.isBehind} />
      <StartDialog starts={starts.data} onStart={startFrom} />
      <TemplateDialog content={content} />
    </>
  );
}
