import { incidentTopics } from '@nukkad/contract/talk/support/support.model';
import { useState } from 'react';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Acts } from '../../ui/press/acts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { type Typed, bodyOf, schemaFor, topicOf } from './contact-fields.ts';
import styles from './support-desk.module.css';
import { SuggestedFaqs } from './faq/suggested-faqs.tsx';
import { useTellSupport } from './support.queries.ts';
import { useSendingFiles } from './use-sending-files.ts';
import { topicWords } from './topic-words.ts';
import { VisitorFields } from './visitor-fields.tsx';

interface FieldsProps {
  readonly typed: Typed;
  readonly change: (changes: Partial<Typed>) => void;
  readonly wrong: Readonly<Record<string, string>>;
}

function Fields({ typed, change, wrong }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('support.topic', 'Topic')}
        value={typed.topic}
        options={incidentTopics.map((value) => ({ value, label: topicWords(t, value) }))}
        onChange={(event) => change({ topic: topicOf(event.target.value) })}
      />
      {(typed.topic === 'booking' || typed.topic === 'payment') && (
        <TextField
          label={t('support.booking', 'Booking number (optional)')}
          value={typed.bookingNumber}
          maxLength={20}
          autoCapitalize="characters"
          error={wrong['bookingNumber']}
          onChange={(event) => change({ bookingNumber: event.target.value })}
        />
      )}
      <TextArea
        label={t('support.message', 'Your message')}
        value={typed.message}
        rows={5}
        maxLength={2_000}
        error={wrong['message']}
        onChange={(event) => change({ message: event.target.value })}
      />
    </>
  );
}

/** Its number, and the way to it; `unsent`: why a file did not go with it. */
function Sent({
  incidentNumber,
  incidentId,
  unsent,
  onAgain,
}: {
  incidentNumber: string;
  incidentId: string | null;
  unsent: string | null;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.sent}>
      <p className={styles.number}>
        {t('support.sent', 'Message sent. Your number is {{number}}.', { number: incidentNumber })}
      </p>
      <p>{t('support.sent.words', 'We sent you a copy and will reply there.')}</p>
      {unsent && (
        <p role="alert" className={styles.wrong}>
          {t('support.sent.unsent', 'Not all files were sent.')} {unsent}
        </p>
      )}
      <Acts>
        {incidentId && (
          <ButtonLink to={`/help/requests/${incidentId}`}>
            {t('support.sent.view', 'View message')}
          </ButtonLink>
        )}
        <Button tone="plain" onClick={onAgain}>
          {t('support.again', 'Write another message')}
        </Button>
      </Acts>
    </div>
  );
}

const empty = { message: '', fullName: '', contact: '', website: '' };

/** A message to support; afterwards its number replaces the form. */
export function ContactForm({
  signedIn,
  topic,
  booking,
}: {
  signedIn: boolean;
  topic: string | null;
  booking: string | null;
}) {
  const { t } = useTranslation();
  const tell = useTellSupport();
  const [files, setFiles] = useState<readonly File[]>([]);
  const sending = useSendingFiles();
  const form = useForm<Typed, object>({
    initial: {
      ...empty,
      topic: booking && !topic ? 'booking' : topicOf(topic),
      bookingNumber: booking ?? '',
    },
    schema: schemaFor(signedIn),
    bodyOf: (typed) => {
      const { told, visitor } = bodyOf(typed);
      return signedIn ? told : { ...told, ...visitor };
    },
    send: async () => {
      const { told, visitor } = bodyOf(fields);
      const { incidentId } = await tell.mutateAsync({ ...told, visitor: signedIn ? null : visitor });
      if (incidentId) setFiles(await sending.send(incidentId, files));
    },
  });
  const { fields, errors, busy, change, submit } = form;
  useDraft(`support message ${booking ?? ''} ${topic ?? ''}`, form);
  const again = () => {
    change({ message: '' });
    setFiles([]);
    tell.reset();
  };
  if (tell.isSuccess && !busy)
    return <Sent {...tell.data} unsent={files.length > 0 ? sending.failure : null} onAgain={again} />;
  return (
    <Form onSubmit={submit}>
      <Fields typed={fields} change={change} wrong={errors} />
      <SuggestedFaqs message={fields.message} topic={fields.topic} />
      {signedIn && <ChosenFiles files={files} sending={sending} onChange={setFiles} />}
      {!signedIn && <VisitorFields typed={fields} change={change} wrong={errors} />}
      {errors['form'] && (
        <p role="alert" className={styles.wrong}>
          {errors['form']}
        </p>
      )}
      <Button type="submit" wide busy={busy}>
        {t('support.send', 'Send message')}
      </Button>
    </Form>
  );
}
