import { useEffect, useState } from 'react';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import { forget, keep, kept } from '../../platform/device-storage/device-storage.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type Fitting, fittingFiles } from '../../nouns/message/fitting-files.ts';

/** What is being written in a conversation; its words are kept on the device. `edited`: those of a message that is written anew, which are not. */
export function useDraftMessage(conversationId: string, edited?: string) {
  const { t, plural } = useTranslation();
  const key = `draft ${conversationId}`;
  const [text, setText] = useState(edited ?? '');
  const [{ files, refused }, setFiles] = useState<Fitting>({ files: [], refused: null });
  useEffect(() => {
    let current = true;
    if (edited !== undefined) return undefined;
    void kept<string>(key).then((draft) => {
      if (current && draft) setText((typed) => typed || draft);
    });
    return () => {
      current = false;
    };
  }, [key, edited]);
  const write = (next: string) => {
    setText(next);
    if (edited !== undefined) return;
    void (next ? keep(key, next) : forget(key));
  };
  const words = {
    kind: t('chat.files.kind', 'Choose JPEG, PNG or WebP photos, or PDFs, up to 10 MB each.'),
    many: plural('chat.files.many', chatLimits.documents, {
      one: 'Add at most {{count}} file to a message.',
      other: 'Add at most {{count}} files to a message.',
    }),
  };
  return {
    text,
    files,
    refused: refused && words[refused],
    write,
    choose: (chosen: readonly File[]) => setFiles(fittingFiles(chosen)),
    clear: () => {
      write('');
      setFiles({ files: [], refused: null });
    },
  };
}
