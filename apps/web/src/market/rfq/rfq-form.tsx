import { newRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { mostChosenPartners, newRfqBody } from '@nukkad/contract/market/rfq/rfq.model';
import type { Rfq, RfqPartner } from '@nukkad/contract/market/rfq/rfq.model';
import { quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { CheckList } from '../../ui/field/check-list.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { DetailFields } from './detail-fields.tsx';
import { distanceWords } from '../../nouns/rfq/rfq-words.ts';
import { type Typed, askedBefore, bodyOf, nothingTyped } from './rfq-fields.ts';
import { RfqQuestions, type Question } from './rfq-questions.tsx';
import styles from '../../nouns/rfq/rfq.module.css';

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
  const initial: Typed = former ? askedBefore(former) : nothingTyped;
  const form = useSentForm({
    send: ask,
    said: t('quote.sent', 'Request sent'),
    initial,
    schema: newRfqBody,
    bodyOf: (typed) => ({
      ...bodyOf(categoryId, serviceId, typed),
      ...(former && { againOf: former.rfqId }),
    }),
    onSent: ({ rfqId }) => navigate(`/buyer/quotes/${rfqId}`),
  });
  const { fields, errors, change } = form;
  useDraft(former ? `quote again ${former.rfqId}` : `quote ${categoryId} ${serviceId}`, form);
  const parts = { fields, errors, change };
  return (
    <FieldsOf
      form={form}
      save={t('quote.send', 'Send request')}
      foot={(send) => (
        <>
          {send}
          <p className={styles.note}>
            {t(
              'quote.send.note',
              'It’s free. Partners see your area, not your name or number, until they unlock it.',
            )}
          </p>
        </>
      )}
    >
      <RfqQuestions
        questions={questions}
        answers={fields.answers}
        onAnswers={(answers) => change({ answers })}
      />
      <DetailFields {...parts} room={quotationFileLimits.ofRequest} />
      {partners.length > 0 && <Whom {...parts} partners={partners} />}
    </FieldsOf>
  );
}
