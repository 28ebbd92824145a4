import { useState } from 'react';
import type { Drawn, Picture } from '../../../nouns/envelope/drawn-picture.rules.ts';
import { SignatureBoard } from '../../../nouns/envelope/signature-board.tsx';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';

const words: Readonly<Record<Drawn, (t: Translate) => { title: string; use: string }>> = {
  signature: (t) => ({
    title: t('sign.signature.title', 'Add your signature'),
    use: t('sign.signature.use', 'Use signature'),
  }),
  initials: (t) => ({
    title: t('sign.initials.title', 'Add your initials'),
    use: t('sign.initials.use', 'Use initials'),
  }),
  stamp: (t) => ({
    title: t('sign.stamp.title', 'Add your stamp'),
    use: t('sign.stamp.use', 'Use stamp'),
  }),
};

/** A signature, initials or a stamp for all fields of its kind. */
export function SignatureDialog({
  kind,
  name,
  onUse,
  onClose,
}: {
  kind: Drawn;
  /** Who signs. */
  name: string;
  onUse: (picture: Picture) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<Picture | null>(null);
  const { title, use } = words[kind](t);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <Button disabled={picture === null} onClick={() => picture !== null && onUse(picture)}>
          {use}
        </Button>
      }
    >
      <Stack gap={1}>
        <SignatureBoard kind={kind} name={name} onPicture={setPicture} />
        <Note>
          {t('sign.drawn.law', 'This is how you sign this document. You confirm it in the last step.')}
        </Note>
      </Stack>
    </Dialog>
  );
}
