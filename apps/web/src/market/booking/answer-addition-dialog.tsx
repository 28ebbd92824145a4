import { seenOfAddition } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { countedName } from '../../nouns/booking/answers.ts';
import { ChosenAnswers } from '../../nouns/booking/chosen-answers.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { durationInWords } from '../../ui/time/duration.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useAnswerAddition } from './booking.queries.ts';

type Addition = BookingDetails['additions'][number];

function useConsequences(booking: BookingDetails, { price, minutes }: Addition, approve: boolean): string[] {
  const voice = useTranslation();
  const { t, locale } = voice;
  const bill = formatMoney(booking.total, locale);
  if (!approve)
    return [
      t('addition.decline.kept', 'Your total stays {{bill}}.', { bill }),
      t('addition.decline.told', 'We’ll tell the professional to continue without it.'),
    ];
  return [
    t('addition.approve.bill', 'This adds {{price}}. Your new total is {{bill}}.', {
      price: formatMoney(price, locale),
      bill: formatMoney(booking.total + price, locale),
    }),
    t('addition.approve.time', 'The work takes about {{time}} longer.', {
      time: durationInWords(voice, minutes),
    }),
  ];
}

function Asking({
  booking,
  addition,
  approve,
  dialog,
}: {
  booking: BookingDetails;
  addition: Addition;
  approve: boolean;
  dialog: OpenDialog;
}) {
  const { t } = useTranslation();
  const answer = useAnswerAddition(booking.bookingId);
  const { additionId, options } = addition;
  const name = countedName(addition);
  return (
    <Question
      dialog={dialog}
      title={
        approve
          ? t('addition.approve.title', 'Approve {{name}}?', { name })
          : t('addition.decline.title', 'Decline {{name}}?', { name })
      }
      consequences={useConsequences(booking, addition, approve)}
      confirm={approve ? t('addition.approve', 'Approve') : t('addition.decline', 'Decline')}
      send={answer}
      request={(seen) => ({ additionId, approve, seen: seen(seenOfAddition(booking, addition)) })}
      said={approve ? t('addition.approved', 'You approved it') : t('addition.refused', 'You declined it')}
    >
      <ChosenAnswers options={options} />
    </Question>
  );
}

/** The question behind `?dialog=approve|decline&addition=…`, with what each answer means. */
export function AnswerAdditionDialog({ booking }: { booking: BookingDetails }) {
  const approve = useUrlDialog('approve', ['addition']);
  const decline = useUrlDialog('decline', ['addition']);
  const dialog = approve.opened ? approve : decline;
  const addition = booking.additions.find(({ additionId }) => additionId === dialog.get('addition'));
  if (!dialog.opened || !addition) return null;
  return <Asking booking={booking} addition={addition} approve={approve.opened} dialog={dialog} />;
}
