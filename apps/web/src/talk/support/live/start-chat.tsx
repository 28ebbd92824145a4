import { newSessionBody } from '@nukkad/contract/talk/support/session.model';
import { type IncidentTopic, incidentTopics } from '@nukkad/contract/talk/support/support.model';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import type { openSession } from '@nukkad/contract/talk/support/session.api';
import { useSearchParams } from 'react-router';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { SuggestedFaqs } from '../faq/suggested-faqs.tsx';
import { topicOf } from '../contact-fields.ts';
import { topicWords } from '../topic-words.ts';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './live.module.css';
import { useOpenSession } from './live.queries.ts';

type Wanted = EndpointInput<typeof openSession>['body'];
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
  const { fields, errors, busy, change, submit } = useForm<Typed, Wanted>({
    initial: { topic: referenceNo ? 'booking' : 'other', message: '' },
    schema: newSessionBody,
    bodyOf: (typed) => ({ ...typed, ...(referenceNo && { referenceNo }) }),
    send: (body) => open.mutateAsync(body),
  });
  return (
    <Form onSubmit={submit}>
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
        value={fields.message}
        rows={3}
        maxLength={2_000}
        error={errors['message'] ?? errors['form']}
        onChange={({ target }) => change({ message: target.value })}
      />
      <SuggestedFaqs message={fields.message} topic={fields.topic} />
      <Button type="submit" busy={busy}>
        {queued ? t('live.join', 'Join the queue') : t('live.open', 'Start chat')}
      </Button>
    </Form>
  );
}
