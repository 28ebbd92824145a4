import { giveBackReasons, seenOfGiveBack } from '@nukkad/contract/market/give-back/give-back.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import {
  type GiveBackReason,
  type GiveBackTerms,
  useGiveBack,
  useGiveBackTerms,
} from './give-back.queries.ts';
import { calledOffTerms, giveBackTerms } from './give-back-terms.ts';
import { Stack } from '../../ui/page/parts.tsx';

const words: Record<GiveBackReason, (t: Translate) => string> = {
  no_professional: (t) => t('giveBack.reason.no_professional', 'No professional can go'),
  emergency: (t) => t('giveBack.reason.emergency', 'Illness or emergency'),
  equipment: (t) => t('giveBack.reason.equipment', 'Vehicle or tools out of order'),
  too_far: (t) => t('giveBack.reason.too_far', 'Too far away'),
  other: (t) => t('giveBack.reason.other', 'Another reason'),
};

export interface Leaving {
  /** After it: the booking is no longer this partner's to see. */
  readonly onGone: () => unknown;
  readonly lookAgain: () => unknown;
}

interface Asking extends Leaving {
  readonly booking: BookingDetails;
  readonly dialog: OpenDialog;
}

function AskFirst({ booking, terms, dialog, onGone, lookAgain }: Asking & { terms: GiveBackTerms }) {
  const voice = useTranslation();
  const { t } = voice;
  const giveBack = useGiveBack(lookAgain);
  const isVisit = booking.projectId !== null;
  const { bookingId } = booking;
  const initial: { reason: GiveBackReason | null; note: string } = { reason: null, note: '' };
  return (
    <FilledQuestion
      dialog={dialog}
      danger
      title={
        isVisit ? t('giveBack.visit', 'Call off this visit?') : t('giveBack.title', 'Give this booking back?')
      }
      consequences={isVisit ? calledOffTerms(voice) : giveBackTerms(voice, terms)}
      confirm={isVisit ? t('giveBack.visit.confirm', 'Call off') : t('giveBack.confirm', 'Give back')}
      keep={t('giveBack.keep', 'Keep booking')}
      send={giveBack}
      initial={initial}
      onSent={() => onGone()}
      request={({ reason, note }, seen) =>
        reason === null
          ? null
          : { bookingId, reason, note: note.trim(), seen: seen(seenOfGiveBack(booking, terms)) }
      }
      said={
        isVisit
          ? t('giveBack.visit.done', 'Visit called off. We’ll let the customer know.')
          : t('giveBack.done', 'Booking given back. We’re asking another partner.')
      }
    >
      {({ typed: { reason, note }, change }) => (
        <Stack gap={1}>
          <RadioList
            label={t('giveBack.why', 'Why can’t you keep it? Choose one.')}
            name="reason"
            options={giveBackReasons.map((known) => ({ value: known, label: words[known](t) }))}
            value={reason}
            onChange={(next) => change({ reason: next })}
          />
          <TextField
            label={t('giveBack.note', 'Note for our support (optional)')}
            value={note}
            maxLength={300}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Stack>
      )}
    </FilledQuestion>
  );
}

function Asked(asking: Asking) {
  const { t } = useTranslation();
  return (
    <ReadFirst
      dialog={asking.dialog}
      title={t('giveBack.title', 'Give this booking back?')}
      query={useGiveBackTerms(asking.booking.bookingId)}
    >
      {(terms) => <AskFirst {...asking} terms={terms} />}
    </ReadFirst>
  );
}

/** The question behind `?dialog=giveBack`, asked with what it costs now. */
export function GiveBackDialog({ booking, ...leaving }: Leaving & { booking: BookingDetails }) {
  const dialog = useUrlDialog('giveBack');
  if (!dialog.opened || !booking.can.assign) return null;
  return <Asked booking={booking} dialog={dialog} {...leaving} />;
}
