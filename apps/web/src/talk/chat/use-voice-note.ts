import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { canRecord, useRecorder } from './use-recorder.ts';

/** A voice note for the message, or why there can be none on this device. */
export function useVoiceNote(onNote: (note: File) => void) {
  const { t } = useTranslation();
  const access = useUrlDialog('microphone-access');
  const [refused, setRefused] = useState<'browser' | 'person' | null>(null);
  const recorder = useRecorder(onNote, () => {
    setRefused('person');
    access.open();
  });
  const words = {
    browser: t(
      'chat.voice.unsupported',
      'This browser can’t record voice notes. Write your message instead.',
    ),
    person: t('chat.voice.refused', 'Allow the microphone in your browser to record a voice note.'),
  };
  return {
    ...recorder,
    refused: refused && words[refused],
    start: () => {
      setRefused(canRecord() ? null : 'browser');
      if (canRecord()) recorder.start();
    },
  };
}
