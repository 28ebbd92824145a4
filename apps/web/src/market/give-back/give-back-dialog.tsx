import { giveBackReasons, seenOfGiveBack } from '@nukkad/contract/market/give-back/give-back.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import {
  type GiveBackReason,
  type GiveBackTerms,
  useGiveBack,
  useGiveBackTerms,
} from './give-back.queries.ts';
import { calledOffTerms, giveBackTerms } from './give-back-terms.ts';
import { Stack } from '../../ui/parts.tsx';

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
  readonly onClose: () => void;
}

function Question({ booking, terms, onClose, onGone, lookAgain }: Asking & { terms: GiveBackTerms }) {
  const voice = useTranslation();
  const { t } = voice;
  const [reason, setReason] = useState<GiveBackReason | null>(null);
  const [note, setNote] = useState('');
  const giveBack = useGiveBack(lookAgain);
  const isVisit = booking.projectId !== null;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={
        isVisit ? t('giveBack.visit', 'Call off this visit?') : t('giveBack.title', 'Give this booking back?')
      }
      consequences={isVisit ? calledOffTerms(voice) : giveBackTerms(voice, terms)}
      confirm={isVisit ? t('giveBack.visit.confirm', 'Call off') : t('giveBack.confirm', 'Give back')}
      keep={t('giveBack.keep', 'Keep booking')}
      disabled={reason === null}
      onConfirm={async (reviewed) => {
        if (reason === null) return;
        const { bookingId } = booking;
        const seen = withShownSince(seenOfGiveBack(booking, terms), reviewed);
        await giveBack.mutateAsync({ bookingId, reason, note: note.trim(), seen });
        toast.success(
          isVisit
            ? t('giveBack.visit.done', 'Visit called off. We’ll let the customer know.')
            : t('giveBack.done', 'Booking given back. We’re asking another partner.'),
        );
        await onGone();
      }}
    >
      <Stack gap={1}>
        <RadioList
          label={t('giveBack.why', 'Why can’t you keep it? Choose one.')}
          name="reason"
          options={giveBackReasons.map((known) => ({ value: known, label: words[known](t) }))}
          value={reason}
          onChange={setReason}
        />
        <TextField
          label={t('giveBack.note', 'Note for our support (optional)')}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function Asked(asking: Asking) {
  const { t } = useTranslation();
  const terms = useGiveBackTerms(asking.booking.bookingId);
  if (terms.data) return <Question {...asking} terms={terms.data} />;
  return (
    <Dialog opened onClose={asking.onClose} title={t('giveBack.title', 'Give this booking back?')}>
      <Loaded query={terms} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** The question behind `?dialog=giveBack`, asked with what it costs now. */
export function GiveBackDialog({ booking, ...leaving }: Leaving & { booking: BookingDetails }) {
  const dialog = useUrlDialog('giveBack');
  if (!dialog.opened || !booking.can.assign) return null;
  return <Asked booking={booking} onClose={dialog.close} {...leaving} />;
}
