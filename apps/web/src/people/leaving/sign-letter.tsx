/** A letter as the document that the business signs. */
import type { Letter } from '@nukkad/contract/people/leaving/letter.model';
import {
  getLetterDocument,
  openLetterDocument,
  sendLetterCode,
  signLetter,
} from '@nukkad/contract/people/leaving/letter-document.api';
import { useEffect } from 'react';
import { SignHereDialog } from '../../nouns/envelope/sign-here-dialog.tsx';
import { SignedDocument } from '../../nouns/envelope/signed-document.tsx';
import { call } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { letterKindWords } from './leaving-words.ts';

export const signLetterDialog = 'sign-letter';

/** Good for a minute. */
async function linkOf({ letterId }: Letter, which: 'document' | 'signed'): Promise<string> {
  return (await call(getLetterDocument, { query: { letterId, which }, quiet: true })).url;
}

/** Behind `?dialog=sign-letter&letter=`; the document is made when it is opened first. */
export function SignLetter({ letters }: { letters: readonly Letter[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(signLetterDialog, ['letter']);
  const { mutate: open, isIdle } = useSend(openLetterDocument);
  const { mutateAsync: sign } = useSend(signLetter);
  const letter = letters.find(({ letterId, can }) => can.sign && letterId === dialog.get('letter'));
  const letterId = dialog.opened ? letter?.letterId : undefined;
  const isMissing = letter?.document === null;
  useEffect(() => {
    if (letterId !== undefined && isMissing && isIdle) open({ letterId });
  }, [letterId, isMissing, isIdle, open]);
  if (!letter || letterId === undefined) return null;
  return (
    <SignHereDialog
      dialog={dialog}
      heading={t('letter.sign.title', 'Sign this letter')}
      title={letterKindWords[letter.kind](t)}
      document={letter.document}
      enter={t('letter.sign', 'Sign letter')}
      link={() => linkOf(letter, 'document')}
      ask={() => call(sendLetterCode, { body: { letterId }, quiet: true })}
      sign={async (given) => {
        await sign({ letterId, ...given });
        toast.success(t('letter.signed', 'Letter signed. It is sealed in about a minute.'));
        dialog.close();
      }}
    />
  );
}

/** Who signed it, and the sealed file. */
export function LetterDocument({ letter }: { letter: Letter }) {
  const { document } = letter;
  if (document === null || document.signed.length === 0) return null;
  return <SignedDocument document={document} link={(which) => linkOf(letter, which)} />;
}
