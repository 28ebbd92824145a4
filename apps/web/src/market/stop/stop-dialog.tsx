import { type Stopper, type StopReason, stopReasons } from '@nukkad/contract/market/stop/stop.noun';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { seenOfStop } from '@nukkad/contract/market/stop/stop.api';
import type { StopLine, StopOfBooking } from '@nukkad/contract/market/stop/stop.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { billLines, reasonWords } from './stop-words.ts';
import styles from './stop.module.css';
import { type BookingChanges, useAskStop, useStopPreview } from './stop.queries.ts';

export interface Stopping {
  readonly booking: BookingDetails;
  readonly side: Stopper;
  readonly about: StopOfBooking;
  readonly changes: BookingChanges;
}

type Done = Readonly<Record<string, number>>;

/** How many of a line were done; of an added service all or none. */
const choices = ({ kind, quantity }: StopLine) =>
  kind === 'addition' ? [0, quantity] : Array.from({ length: quantity + 1 }, (_, count) => count);

function DoneOf({
  lines,
  done,
  onChange,
}: {
  lines: readonly StopLine[];
  done: Done;
  onChange: (done: Done) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.done}>
      <legend>{t('stop.done', 'What was done?')}</legend>
      {lines.map((line) => (
        <SelectField
          key={line.lineId}
          label={line.name}
          value={String(done[line.lineId] ?? 0)}
          options={choices(line).map((count) => ({
            value: String(count),
            label: t('stop.doneOf', '{{done}} of {{all}} done', { done: count, all: line.quantity }),
          }))}
          onChange={(event) => onChange({ ...done, [line.lineId]: Number(event.target.value) })}
        />
      ))}
    </fieldset>
  );
}

/** What is sent of the choices; a line that is left out was not done. */
const doneLines = (done: Done) => Object.entries(done).map(([lineId, quantity]) => ({ lineId, quantity }));

function Asking({ booking, side, about, changes, dialog }: Stopping & { dialog: OpenDialog }) {
  const voice = useTranslation();
  const { t } = voice;
  const [reason, setReason] = useState<StopReason | null>(null);
  const [done, setDone] = useState<Done>({});
  const [words, setWords] = useState('');
  const { bookingId } = booking;
  const said = reason && { bookingId, reason, done: doneLines(done) };
  const { data: shown, error } = useStopPreview(said);
  const ask = useAskStop(changes);
  const next = shown?.mustAgree
    ? side === 'customer'
      ? t('stop.asks', 'The partner is asked to agree. Until then the visit continues.')
      : t('stop.asks.customer', 'The customer is asked to agree. Until then the visit continues.')
    : side === 'customer'
      ? t('stop.atOnce', 'The visit ends at once, and our support hears both sides.')
      : t('stop.atOnce.partner', 'The visit ends at once. The customer can still dispute the bill.');
  return (
    <Question
      dialog={dialog}
      danger
      title={t('stop.title', 'End this visit early?')}
      consequences={shown ? [...billLines(voice, side, shown), next] : []}
      confirm={
        shown?.mustAgree === false ? t('stop.now', 'End visit now') : t('stop.send', 'Ask to end visit')
      }
      keep={t('stop.goOn', 'Continue the visit')}
      send={ask}
      request={(seen) => {
        if (!said || !shown || (reason === 'other' && words.trim() === '')) return null;
        const { mustAgree, ...sums } = shown;
        return { ...said, words: words.trim(), seen: seen(seenOfStop(sums, mustAgree)) };
      }}
      said={shown?.mustAgree ? t('stop.asked', 'The other side is asked') : t('stop.ended', 'Visit ended')}
    >
      <div className={styles.fields}>
        <RadioList
          label={t('stop.why', 'Why can’t it continue?')}
          name="reason"
          options={stopReasons.map((known) => ({ value: known, label: reasonWords[known](t) }))}
          value={reason}
          onChange={setReason}
        />
        <DoneOf lines={about.lines} done={done} onChange={setDone} />
        <TextArea
          label={
            reason === 'other' ? t('stop.words', 'What happened?') : t('stop.words.more', 'More (optional)')
          }
          value={words}
          maxLength={600}
          onChange={(event) => setWords(event.target.value)}
        />
        <Refusal>{error?.message}</Refusal>
      </div>
    </Question>
  );
}

/** The dialog behind `?dialog=stop`: why, what was done, and what that comes to. */
export function StopDialog(stopping: Stopping) {
  const dialog = useUrlDialog('stop');
  if (!dialog.opened || !stopping.about.can.ask) return null;
  return <Asking {...stopping} dialog={dialog} />;
}
