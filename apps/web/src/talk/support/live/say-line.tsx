import type { sayInSession } from '@nukkad/contract/talk/support/session.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { supportLine } from '@nukkad/contract/talk/support/session.model';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import { type KeyboardEvent, useState } from 'react';
import { newOrderedId } from '../../../platform/ordered-id.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Form } from '../../../ui/field/form.tsx';
import { HindiField } from '../../../ui/field/hindi-field.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import styles from './live.module.css';
import { AddFile, WaitingFiles } from './line-files.tsx';
import { useSay } from './live.queries.ts';
import { useTellSupport } from './use-live-session.ts';
import { useLineFiles } from './use-line-files.ts';

type Words = EndpointInput<typeof sayInSession>['body'];

/** Enter sends where there is a keyboard; a phone's Enter begins a line. */
function sendByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, nativeEvent, target, defaultPrevented } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || defaultPrevented) return;
  if (!matchMedia('(min-width: 48em)').matches || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  target.form?.requestSubmit();
}

/** The same words sent again, as after a lost answer, have the same id and are kept once. */
export function SayLine({ sid }: { sid: string }) {
  const { t } = useTranslation();
  const [messageId, setMessageId] = useState(newOrderedId);
  const say = useSay();
  const files = useLineFiles(sid);
  const tellTyping = useTellSupport(sid);
  const { fields, errors, busy, change, submit } = useForm<{ text: string }, Words>({
    initial: { text: '' },
    schema: supportLine,
    bodyOf: ({ text }) => ({
      sid,
      messageId,
      text,
      documents: files.documents.map(({ documentId }) => documentId),
    }),
    send: async (body) => {
      await say.mutateAsync(body);
      change({ text: '' });
      files.clear();
      setMessageId(newOrderedId());
    },
  });
  return (
    <Form onSubmit={submit}>
      <WaitingFiles documents={files.documents} onRemove={files.remove} />
      <Refusal>{files.failure}</Refusal>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter sends from the field, as the button does */}
      <div
        className={styles.say}
        onKeyDown={sendByKey}
        onPaste={({ clipboardData }) => {
          if (clipboardData.files.length > 0) void files.add([...clipboardData.files]);
        }}
      >
        <AddFile busy={files.busy} onFiles={(chosen) => void files.add(chosen)} />
        <div className={styles.field}>
          <HindiField
            long
            label={t('live.say', 'Your message')}
            placeholder={t('live.say', 'Your message')}
            value={fields.text}
            rows={1}
            maxLength={4_000}
            error={errors['text'] ?? errors['form']}
            onText={(text) => {
              change({ text });
              if (text) tellTyping();
            }}
          />
        </div>
        <button
          type="submit"
          className={styles.send}
          disabled={busy || files.busy}
          aria-label={t('live.send', 'Send')}
        >
          <IconSend size={22} aria-hidden />
        </button>
      </div>
    </Form>
  );
}
