import { mostChosenPartners, newRfqBody } from '@nukkad/contract/market/quotation/rfq.model';
import type { PartnerCard } from '@nukkad/contract/market/catalog/catalog.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Form } from '../../ui/form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { type Typed, bodyOf, nothingTyped } from './quote-fields.ts';
import { QuoteQuestions, type Question } from './quote-questions.tsx';
import styles from './quotation.module.css';
import { type NewRfq, useAskForQuotes } from './quotation.queries.ts';

type Change = (changes: Partial<Typed>) => void;
type Errors = Readonly<Record<string, string>>;

function Days({ fields, errors, change }: { fields: Typed; errors: Errors; change: Change }) {
  const { t } = useTranslation();
  const today = istDay(new Date());
  return (
    <div className={styles.pair}>
      <DayField
        label={t('quote.from', 'Start from (optional)')}
        name="fromDay"
        value={fields.fromDay}
        min={today}
        error={errors['fromDay']}
        onDay={(fromDay) => change({ fromDay })}
      />
      <DayField
        label={t('quote.by', 'Finish by (optional)')}
        name="byDay"
        value={fields.byDay}
        min={fields.fromDay || today}
        error={errors['byDay']}
        onDay={(byDay) => change({ byDay })}
      />
    </div>
  );
}

function Budget({ fields, errors, change }: { fields: Typed; errors: Errors; change: Change }) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <MoneyField
        label={t('quote.budget.from', 'Budget from (optional)')}
        paise={fields.budgetFrom || null}
        error={errors['budgetFrom']}
        onPaise={(paise) => change({ budgetFrom: paise ?? 0 })}
      />
      <MoneyField
        label={t('quote.budget.to', 'Budget up to (optional)')}
        paise={fields.budgetTo || null}
        error={errors['budgetTo']}
        onPaise={(paise) => change({ budgetTo: paise ?? 0 })}
      />
    </div>
  );
}

function Whom({
  fields,
  errors,
  change,
  partners,
}: {
  fields: Typed;
  errors: Errors;
  change: Change;
  partners: readonly PartnerCard[];
}) {
  const { t } = useTranslation();
  return (
    <>
      <RadioList
        label={t('quote.whom', 'Who should quote?')}
        name="whom"
        options={[
          { value: 'best', label: t('quote.whom.best', 'The best available partners') },
          { value: 'chosen', label: t('quote.whom.chosen', 'Partners I choose') },
        ]}
        value={fields.whom}
        onChange={(whom) => change({ whom })}
      />
      {fields.whom === 'chosen' && (
        <CheckList
          label={t('quote.partners', 'Choose up to {{most}} partners', { most: mostChosenPartners })}
          name="partners"
          most={mostChosenPartners}
          options={partners.map(({ organisationId, companyName }) => ({
            value: organisationId,
            label: <span translate="no">{companyName}</span>,
          }))}
          values={fields.partners}
          onChange={(chosen) => change({ partners: [...chosen] })}
          error={errors['organisationIds']}
        />
      )}
    </>
  );
}

/** What the work is, once for all partners; what was typed is kept on the device until it is sent. */
export function QuoteForm({
  categoryId,
  serviceId,
  questions,
  partners,
}: {
  categoryId: string;
  serviceId: string;
  questions: readonly Question[];
  partners: readonly PartnerCard[];
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const ask = useAskForQuotes(key);
  const form = useForm<Typed, NewRfq>({
    initial: nothingTyped,
    schema: newRfqBody,
    bodyOf: (typed) => bodyOf(categoryId, serviceId, typed),
    send: async (body) => {
      const { rfqId } = await ask.mutateAsync(body);
      toast.success(t('quote.sent', 'Request sent'));
      await navigate(`/buyer/quotes/${rfqId}`);
    },
  });
  const { fields, errors, busy, change, submit } = form;
  useDraft(`quote ${categoryId} ${serviceId}`, form);
  const parts = { fields, errors, change };
  return (
    <Form onSubmit={submit}>
      <QuoteQuestions
        questions={questions}
        answers={fields.answers}
        onAnswers={(answers) => change({ answers })}
      />
      <TextArea
        label={t('quote.message', 'Describe the work')}
        hint={t(
          'quote.message.hint',
          'What should be done, and what matters to you. Leave out phone numbers and addresses.',
        )}
        name="message"
        rows={5}
        maxLength={2_000}
        value={fields.message}
        error={errors['message'] ?? errors['form']}
        onChange={({ target }) => change({ message: target.value })}
      />
      <Days {...parts} />
      <Budget {...parts} />
      {partners.length > 0 && <Whom {...parts} partners={partners} />}
      <Button type="submit" busy={busy}>
        {t('quote.send', 'Send request')}
      </Button>
      <p className={styles.note}>
        {t(
          'quote.send.note',
          'It’s free. Partners see your area, not your name or number, until they unlock it.',
        )}
      </p>
    </Form>
  );
}
