import { additionPrice } from '@nukkad/contract/market/booking/booking.confirm';
import { questionsWith } from '@nukkad/contract/market/catalog/answer.price';
import type {
  PartnerCard,
  ServiceDetails,
  ServiceQuestion,
} from '@nukkad/contract/market/catalog/catalog.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { WhatChanged } from '../../ui/state/what-changed.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { type AdditionDraft, mostAtOnce, useAdditionDraft } from './addition-draft.ts';
import { ChoiceList } from './choice-list.tsx';
import { useRequestAddition } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import { ManyChoices } from './many-choices.tsx';
import fields from './fields.module.css';
import { Note } from '../../ui/page/parts.tsx';
import styles from './job.module.css';

interface Asked {
  readonly bookingId: string;
  readonly details: ServiceDetails;
  readonly onBusy: (busy: boolean) => void;
  readonly onAsked: () => void;
}

/** At the firm's own terms; answers that it does not offer are not there to choose. */
const ownQuestions = (questions: readonly ServiceQuestion[], own: PartnerCard) =>
  questionsWith(questions, own)
    .map((question) => ({ ...question, options: question.options.filter(({ offered }) => offered) }))
    .filter(({ options }) => options.length > 0);

/** Waits for the draft that an earlier visit kept on this device. */
export function AdditionForm({
  own,
  ...asked
}: Asked & {
  /** The firm's own terms; null: it does not offer this service there. */
  own: PartnerCard | null;
}) {
  const { t } = useTranslation();
  const { service } = asked.details;
  const questions = own ? ownQuestions(asked.details.questions, own) : [];
  const { draft, change, drop } = useAdditionDraft(asked.bookingId, service.serviceId, questions);
  if (!own) return <Note>{t('extra.notOffered', 'Your business doesn’t offer this here.')}</Note>;
  if (!draft) return <ListSkeleton count={2} />;
  return <Draft {...asked} own={own} questions={questions} draft={draft} onChange={change} onSent={drop} />;
}

/** The questions and the quantity; the price shown is before tax, and the server's price with tax goes to the customer. */
function Draft({
  bookingId,
  details: { service },
  own,
  questions,
  draft: { optionIds, quantity },
  onChange,
  onSent,
  onBusy,
  onAsked,
}: Asked & {
  own: PartnerCard;
  questions: readonly ServiceQuestion[];
  draft: AdditionDraft;
  onChange: (next: AdditionDraft) => void;
  onSent: () => void;
}) {
  const { t } = useTranslation();
  const ask = useRequestAddition(bookingId);
  const review = useReconfirmation();
  const setQuantity = (next: number) => onChange({ optionIds, quantity: next });

  const ofQuestion = ({ options }: ServiceQuestion) =>
    options.map(({ optionId }) => optionId).filter((optionId) => optionIds.includes(optionId));
  const answer = ({ options }: ServiceQuestion, chosen: readonly string[]) =>
    onChange({
      quantity,
      optionIds: [
        ...optionIds.filter((optionId) => !options.some((option) => option.optionId === optionId)),
        ...chosen,
      ],
    });
  const open = questions.some((question) => question.required && ofQuestion(question).length === 0);
  const ownPrice = additionPrice(own, questions, optionIds, quantity);
  const send = () => {
    onBusy(true);
    ask.mutate(
      {
        serviceId: service.serviceId,
        quantity,
        optionIds: [...optionIds],
        seen: review.seen({ ownPrice }),
      },
      {
        onSuccess: () => {
          onSent();
          toast.success(t('extra.sent', 'Sent to the customer. It’s billed only after they approve.'));
          onAsked();
        },
        onError: review.take,
        onSettled: () => onBusy(false),
      },
    );
  };
  return (
    <div className={styles.stack}>
      <Note>
        {t('extra.beforeTax', 'Your prices, before tax. The customer approves the price with tax.')}
      </Note>
      {questions.map((question) =>
        question.kind === 'one' ? (
          <ChoiceList
            key={question.questionId}
            legend={question.question}
            options={question.options.map((option) => ({
              value: option.optionId,
              label: option.label,
              aside: option.price > 0 && (
                <>
                  + <Money paise={option.price} />
                </>
              ),
            }))}
            value={ofQuestion(question)[0] ?? null}
            onChange={(optionId) => answer(question, [optionId])}
          />
        ) : (
          <ManyChoices
            key={question.questionId}
            question={question}
            chosen={ofQuestion(question)}
            onChange={(chosen) => answer(question, chosen)}
          />
        ),
      )}
      <div className={fields.quantity}>
        <span>{t('extra.howMany', 'How many?')}</span>
        <Button
          tone="plain"
          disabled={quantity === 1}
          aria-label={t('extra.fewer', 'One less')}
          onClick={() => setQuantity(quantity - 1)}
        >
          −
        </Button>
        <output>{quantity}</output>
        <Button
          tone="plain"
          disabled={quantity === mostAtOnce}
          aria-label={t('extra.more', 'One more')}
          onClick={() => setQuantity(quantity + 1)}
        >
          +
        </Button>
      </div>
      <p className={styles.sum}>
        <span>{t('extra.price', 'Your price, before tax')}</span>
        <Money paise={ownPrice} strong />
      </p>
      {review.differences.length > 0 && <WhatChanged differences={review.differences} />}
      <MoveFailure error={ask.error} onRetry={send} />
      <Button wide busy={ask.isPending} disabled={open} onClick={send}>
        {review.differences.length > 0
          ? t('changed.confirm', 'Confirm these details')
          : t('extra.ask', 'Send to customer')}
      </Button>
    </div>
  );
}
