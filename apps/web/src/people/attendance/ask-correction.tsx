import { askCorrection } from '@nukkad/contract/people/attendance/attendance.api';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import { correctionBody } from '@nukkad/contract/people/attendance/correction.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import type { AskedCorrection } from './attendance.queries.ts';

interface Typed {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** An end before the start lies on the next day. */
function bodyOf({ day, from, to, reason }: Typed): AskedCorrection {
  const endsNext = to <= from;
  return {
    day,
    inAt: istInstant(day, minutesOf(from)).toISOString(),
    outAt: istInstant(endsNext ? addDays(day, 1) : day, minutesOf(to)).toISOString(),
    reason,
  };
}

function Fields({ day, onDone }: { day: string; onDone: () => void }) {
  const { t } = useTranslation();
  const initial: Typed = { day, from: '09:00', to: '18:00', reason: '' };
  return (
    <SentFields
      save={t('correction.send', 'Send request')}
      send={useSend(askCorrection)}
      said={t('correction.sent', 'Request sent')}
      initial={initial}
      schema={correctionBody}
      bodyOf={bodyOf}
      onSent={onDone}
    >
      {({ fields, errors, change, dayAt, textAt }) => (
        <>
          <DayField label={t('correction.day', 'Day')} {...dayAt('day')} />
          <FieldPair>
            <TextField
              label={t('correction.from', 'Started at')}
              name="inAt"
              type="time"
              value={fields.from}
              error={errors['inAt']}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              label={t('correction.to', 'Finished at')}
              name="outAt"
              type="time"
              value={fields.to}
              error={errors['outAt']}
              onChange={({ target }) => change({ to: target.value })}
            />
          </FieldPair>
          <HindiField long label={t('correction.reason', 'Reason')} {...textAt('reason')} maxLength={300} />
        </>
      )}
    </SentFields>
  );
}

/** Asks to put a forgotten or wrong check-in right. */
export function AskCorrection() {
  const { t } = useTranslation();
  const { get } = useUrlDialog('correction', ['day']);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  return (
    <UrlModal name="correction" owns={['day']} title={t('correction.ask', 'Ask for a correction')}>
      {(close) => <Fields day={get('day') ?? today} onDone={close} />}
    </UrlModal>
  );
}
