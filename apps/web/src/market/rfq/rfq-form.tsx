import { newRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { mostChosenPartners, newRfqBody } from '@nukkad/contract/market/rfq/rfq.model';
import type { Rfq, RfqPartner } from '@nukkad/contract/market/rfq/rfq.model';
import { quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { CheckList } from '../../ui/field/check-list.tsx';
import { Form } from '../../ui/field/form.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { DetailFields } from './detail-fields.tsx';
import { distanceWords } from '../../nouns/rfq/rfq-words.ts';
import { type Typed, askedBefore, bodyOf, nothingTyped } from './rfq-fields.ts';
import { RfqQuestions, type Question } from './rfq-questions.tsx';
import styles from '../../nouns/rfq/rfq.module.css';
import type { NewRfq } from './rfq.queries.ts';

type Change = (changes: Partial<Typed>) => void;
type Errors = Readonly<Record<string, string>>;

/** How it is rated, and how far away it is. */
function PartnerName({ partner }: { partner: RfqPartner }) {
  const voice = useTranslation();
  const { companyName, rating, ratingCount, distanceMetres } = partner;
  const stars =
    rating === null ? voice.t('quote.partner.unrated', 'No reviews yet') : `★ ${rating} (${ratingCount})`;
  return (
    <span className={styles.told}>
      <span translate="no">{companyName}</span>
      <small>{`${stars} · ${distanceWords(voice, distanceMetres)}`}</small>
    </span>
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
  partners: readonly RfqPartner[];
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
          options={partners.map((partner) => ({
            value: partner.organisationId,
            label: <PartnerName partner={partner} />,
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
export function RfqForm({
  categoryId,
  serviceId,
  questions,
  partners,
  former,
}: {
  categoryId: string;
  serviceId: string;
  /** A request that is over and is asked again. */
  former: Rfq | null;
  questions: readonly Question[];
  partners: readonly RfqPartner[];
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const ask = useSend(newRfq);
  const form = useForm<Typed, NewRfq>({
    initial: former ? askedBefore(former) : nothingTyped,
    schema: newRfqBody,
    bodyOf: (typed) => ({
      ...bodyOf(categoryId, serviceId, typed),
      ...(former && { againOf: former.rfqId }),
    }),
    send: async (body) => {
      const { rfqId } = await ask.mutateAsync(body);
      toast.success(t('quote.sent', 'Request sent'));
      await navigate(`/buyer/quotes/${rfqId}`);
    },
  });
  const { fields, errors, busy, change, submit } = form;
  useDraft(former ? `quote again ${former.rfqId}` : `quote ${categoryId} ${serviceId}`, form);
  const parts = { fields, errors, change };
  return (
    <Form onSubmit={submit}>
      <RfqQuestions
        questions={questions}
        answers={fields.answers}
        onAnswers={(answers) => change({ answers })}
      />
      <DetailFields {...parts} room={quotationFileLimits.ofRequest} />
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
