import { additionPrice } from '@nukkad/contract/booking/booking.confirm';
import type { ServiceDetails, ServiceQuestion } from '@nukkad/contract/catalog/catalog.model';
import { useState } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Money } from '../ui/money.tsx';
import { useReview } from '../ui/use-review.ts';
import { WhatChanged } from '../ui/what-changed.tsx';
import { toast } from '../ui/toast.ts';
import { ChoiceList } from './choice-list.tsx';
import { useAskAddition } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import { ManyChoices } from './many-choices.tsx';
import fields from './fields.module.css';
import styles from './job.module.css';

const mostAtOnce = 10;

/** Chosen beforehand as the catalogue says; questions of one answer keep at most one. */
const chosenAtFirst = (questions: readonly ServiceQuestion[]) =>
  questions.flatMap(({ options }) =>
    options.filter(({ selected }) => selected).map(({ optionId }) => optionId),
  );

/** Its questions and how many; the price beside it is before tax, and the server's price with tax goes to the customer. */
export function AdditionForm({
  bookingId,
  details,
  price,
  onBusy,
  onAsked,
}: {
  bookingId: string;
  details: ServiceDetails;
  /** The firm's own price in paise; null: it does not offer this service there. */
  price: number | null;
  onBusy: (busy: boolean) => void;
  onAsked: () => void;
}) {
  const { t } = useTranslation();
  const { service, questions } = details;
  const [optionIds, setOptionIds] = useState<readonly string[]>(() => chosenAtFirst(questions));
  const [quantity, setQuantity] = useState(1);
  const ask = useAskAddition(bookingId);
  const review = useReview();
  if (price === null)
    return <p className={styles.hint}>{t('extra.notOffered', 'Your business doesn’t offer this here.')}</p>;

  const ofQuestion = ({ options }: ServiceQuestion) =>
    options.map(({ optionId }) => optionId).filter((optionId) => optionIds.includes(optionId));
  const answer = ({ options }: ServiceQuestion, chosen: readonly string[]) =>
    setOptionIds((present) => [
      ...present.filter((optionId) => !options.some((option) => option.optionId === optionId)),
      ...chosen,
    ]);
  const open = questions.some((question) => question.required && ofQuestion(question).length === 0);
  const ownPrice = additionPrice(price, questions, optionIds, quantity);
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
          toast.success(t('extra.sent', 'Sent to the customer. It is billed only after they approve.'));
          onAsked();
        },
        onError: review.take,
        onSettled: () => onBusy(false),
      },
    );
  };
  return (
    <div className={styles.stack}>
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
          ? t('changed.confirm', 'Review and confirm')
          : t('extra.ask', 'Ask the customer')}
      </Button>
    </div>
  );
}
