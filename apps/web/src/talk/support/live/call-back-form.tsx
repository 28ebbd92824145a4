import { askCallBack, callBackBody } from '@nukkad/contract/talk/support/session.api';
import { useSend } from '../../../platform/api/send.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { timeWords } from '../../../ui/time/time-words.ts';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './live.module.css';

/** What the field says, as an instant; nothing of use: as it was typed, so that the rule says what is wrong. */
function instantOf(typed: string): string {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}

/** Where no agent is free: a time at which they are called. */
export function CallBackForm({ opensAt, closesAt }: { opensAt: string; closesAt: string }) {
  const { t, locale } = useTranslation();
  const asking = useSend(askCallBack);
  if (asking.isSuccess)
    return (
      <Note role="status">
        {t('live.call.sent', 'We’ll call you. Your number is {{number}}.', {
          number: asking.data.incidentNumber,
        })}
      </Note>
    );
  return (
    <section aria-labelledby="call-back">
      <h2 id="call-back" className={styles.title}>
        {t('live.call', 'Ask for a call')}
      </h2>
      <SentFields
        save={t('live.call.ask', 'Call me')}
        button={{ tone: 'plain' }}
        send={asking}
        initial={{ message: '', callAt: '' }}
        schema={callBackBody}
        bodyOf={({ message, callAt }) => ({ topic: 'other', message, callAt: instantOf(callAt) })}
        refusedAt="message"
      >
        {({ fields, errors, change, lineAt }) => (
          <>
            <TextField
              type="datetime-local"
              label={t('live.call.at', 'When should we call?')}
              hint={t('live.call.hours', 'Between {{from}} and {{to}}, within 7 days.', {
                from: timeWords(opensAt, locale),
                to: timeWords(closesAt, locale),
              })}
              value={fields.callAt}
              error={errors['callAt']}
              onChange={({ target }) => change({ callAt: target.value })}
            />
            <TextArea
              label={t('live.call.about', 'What is it about?')}
              {...lineAt('message')}
              rows={2}
              maxLength={2_000}
            />
          </>
        )}
      </SentFields>
    </section>
  );
}
