import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconAttach from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { AboutStrip } from './about-strip.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { EmojiChoice } from './emoji-choice.tsx';
import styles from './composer.module.css';
import { fileKinds } from '../../nouns/message/fitting-files.ts';
import type { About } from './message-acts.ts';
import { RecordingRow } from './recording-row.tsx';
import { useCorrecting } from './use-correcting.ts';
import { useDraftMessage } from './use-draft-message.ts';
import { useVoiceNote } from './use-voice-note.ts';

/** A desk, where one writes at once; on a phone the keyboard would cover what was said. */
const onDesk = () => matchMedia('(min-width: 48em)').matches;

/** Enter sends where there is a keyboard; a phone's Enter begins a line. */
const sendsByKey = ({ key, shiftKey, nativeEvent, defaultPrevented }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !defaultPrevented && onDesk();

/** Writes a message: words, files, or both. What was written is kept until it is sent. */
export function Composer({
  conversationId,
  about,
  onSend,
  onEnd,
  onType,
}: {
  conversationId: string;
  /** The message that is answered or written anew; null: neither. */
  about: About | null;
  onSend: (text: string, files: readonly File[]) => void;
  /** It is answered, or not after all. */
  onEnd: () => void;
  onType: () => void;
}) {
  const { t } = useTranslation();
  const edited = about?.kind === 'edit' ? about.message : null;
  const { text, files, refused, write, choose, clear } = useDraftMessage(conversationId, edited?.text);
  const { correct, failure } = useCorrecting(edited, onEnd);
  const box = useRef<HTMLDivElement>(null);
  const voice = useVoiceNote((note) => choose([...files, note]));
  const empty = text.trim() === '' && files.length === 0;
  const field = () => box.current?.querySelector('textarea');
  useEffect(() => {
    // Where a keyboard is at hand one writes at once; on a phone it would cover what was said.
    const isOpening = document.activeElement?.tagName === 'H2';
    if (about !== null || (isOpening && onDesk())) field()?.focus({ preventScroll: true });
  }, [about]);
  const send = () => {
    if (empty) return;
    if (edited) return void correct(text.trim());
    onSend(text.trim(), files);
    clear();
    field()?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter sends from the field, as the button does
    <div
      ref={box}
      className={styles.composer}
      onKeyDown={(event) => {
        if (!sendsByKey(event) || event.target !== field()) return;
        event.preventDefault();
        send();
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) choose([...files, ...event.clipboardData.files]);
      }}
    >
      {about && <AboutStrip about={about} onEnd={onEnd} />}
      {files.length > 0 && <ChosenFiles files={files} onChange={choose} />}
      {(failure ?? refused ?? voice.refused) && (
        <p role="alert" className={styles.refused}>
          {failure ?? refused ?? voice.refused}
        </p>
      )}
      {voice.seconds !== null && (
        <RecordingRow seconds={voice.seconds} onFinish={voice.finish} onCancel={voice.cancel} />
      )}
      <div className={styles.row} hidden={voice.seconds !== null}>
        <label className={styles.icon} title={t('chat.attach', 'Add photos or a PDF')}>
          <input
            type="file"
            accept={fileKinds.join(',')}
            multiple
            aria-label={t('chat.attach', 'Add photos or a PDF')}
            onChange={({ target }) => {
              choose([...files, ...(target.files ?? [])]);
              target.value = '';
            }}
          />
          <IconAttach size={24} aria-hidden />
        </label>
        <EmojiChoice
          onChoose={(emoji) => {
            write(`${text}${emoji}`);
            field()?.focus();
          }}
        />
        <div className={styles.field}>
          <HindiField
            long
            label={t('chat.write', 'Message')}
            placeholder={t('chat.write', 'Message')}
            rows={1}
            maxLength={chatLimits.text}
            value={text}
            onText={(next) => {
              write(next);
              if (next) onType();
            }}
          />
        </div>
        {empty && !edited ? (
          <button
            type="button"
            className={styles.send}
            onClick={voice.start}
            aria-label={t('chat.voice', 'Record a voice note')}
          >
            <IconMicrophone size={22} aria-hidden />
          </button>
        ) : (
          <button type="button" className={styles.send} onClick={send} aria-label={t('chat.send', 'Send')}>
            <IconSend size={22} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}
