import { newSessionBody } from '@nukkad/contract/talk/support/session.model';
import { type IncidentTopic, incidentTopics } from '@nukkad/contract/talk/support/support.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { SuggestedFaqs } from '../faq/suggested-faqs.tsx';
import { topicOf } from '../contact-fields.ts';
import { topicWords } from '../topic-words.ts';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './live.module.css';
import { useOpenSession } from './live.queries.ts';

interface Typed {
  readonly topic: IncidentTopic;
  readonly message: string;
}

/** What it is about and the first words; answers that fit are shown before an agent is asked. */
export function StartChat({
  waitMinutes,
  queued = false,
}: {
  waitMinutes: number | null;
  /** No agent is free: they wait for their turn. */
  queued?: boolean;
}) {
  const { t, plural } = useTranslation();
  const referenceNo = useSearchParams()[0].get('booking') ?? undefined;
  const open = useOpenSession();
  const initial: Typed = { topic: referenceNo ? 'booking' : 'other', message: '' };
  return (
    <SentFields
      save={queued ? t('live.join', 'Join the queue') : t('live.open', 'Start chat')}
      send={open}
      initial={initial}
      schema={newSessionBody}
      bodyOf={(typed) => ({ ...typed, ...(referenceNo && { referenceNo }) })}
      refusedAt="message"
    >
      {({ fields, change, lineAt }) => (
        <>
          <h2 className={styles.title}>
            {queued ? t('live.queue', 'Wait in the queue') : t('live.start', 'Talk to support')}
          </h2>
          <Note>
            {queued && !waitMinutes && t('live.turn', 'We answer in the order in which people write.')}
            {!queued && !waitMinutes && t('live.soon', 'Someone answers in a moment.')}
            {waitMinutes
              ? plural('live.wait', waitMinutes, {
                  one: 'You wait about {{count}} minute.',
                  other: 'You wait about {{count}} minutes.',
                })
              : null}
          </Note>
          <SelectField
            label={t('support.topic', 'Topic')}
            value={fields.topic}
            options={incidentTopics.map((value) => ({ value, label: topicWords(t, value) }))}
            onChange={({ target }) => change({ topic: topicOf(target.value) })}
          />
          <TextArea
            label={t('live.message', 'How can we help?')}
            {...lineAt('message')}
            rows={3}
            maxLength={2_000}
          />
          <SuggestedFaqs message={fields.message} topic={fields.topic} />
        </>
      )}
    </SentFields>
  );
}
