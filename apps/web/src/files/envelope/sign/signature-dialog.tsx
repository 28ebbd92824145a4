import { useId, useState } from 'react';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { DrawSignature } from './draw-signature.tsx';
import type { Drawn, Picture } from './filling.rules.ts';
import styles from './sign.module.css';
import { TypeSignature } from './type-signature.tsx';
import { UploadSignature } from './upload-signature.tsx';

type Way = 'draw' | 'type' | 'upload';

const hows = { draw: 'drawn', type: 'typed', upload: 'uploaded' } as const;

const ways: Readonly<Record<Drawn, readonly Way[]>> = {
  signature: ['draw', 'type', 'upload'],
  initials: ['draw', 'type', 'upload'],
  stamp: ['upload'],
};
const wayWords: Readonly<Record<Way, (t: Translate) => string>> = {
  draw: (t) => t('sign.way.draw', 'Draw'),
  type: (t) => t('sign.way.type', 'Type'),
  upload: (t) => t('sign.way.upload', 'Upload'),
};
const words: Readonly<Record<Drawn, (t: Translate) => { title: string; label: string; use: string }>> = {
  signature: (t) => ({
    title: t('sign.signature.title', 'Add your signature'),
    label: t('sign.signature', 'Your signature'),
    use: t('sign.signature.use', 'Use signature'),
  }),
  initials: (t) => ({
    title: t('sign.initials.title', 'Add your initials'),
    label: t('sign.initials', 'Your initials'),
    use: t('sign.initials.use', 'Use initials'),
  }),
  stamp: (t) => ({
    title: t('sign.stamp.title', 'Add your stamp'),
    label: t('sign.stamp', 'Your stamp'),
    use: t('sign.stamp.use', 'Use stamp'),
  }),
};

/** R. K. of Ravi Kumar; a Devanagari letter keeps its vowel signs. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word)][0]?.segment ?? '')
    .join(' ');

/** The ways beside each other; radio buttons, so that a keyboard goes through them as usual. */
function Ways({ of, way, onWay }: { of: readonly Way[]; way: Way; onWay: (way: Way) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.ways}>
      <legend>{t('sign.ways', 'How do you want to add it?')}</legend>
      {of.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === way} onChange={() => onWay(one)} />
          {wayWords[one](t)}
        </label>
      ))}
    </fieldset>
  );
}

/** A signature, initials or a stamp: drawn, typed in a hand, or a picture. */
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
  const of = ways[kind];
  const [way, setWay] = useState<Way>(of[0] ?? 'upload');
  const [png, setPng] = useState<string | null>(null);
  const { title, label, use } = words[kind](t);
  const typed = kind === 'initials' ? initialsOf(name) : name;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <Button disabled={png === null} onClick={() => png !== null && onUse({ how: hows[way], png })}>
          {use}
        </Button>
      }
    >
      <Stack gap={1}>
        {of.length > 1 && (
          <Ways
            of={of}
            way={way}
            onWay={(next) => {
              setPng(null);
              setWay(next);
            }}
          />
        )}
        {way === 'draw' && <DrawSignature label={label} onPicture={setPng} />}
        {way === 'type' && <TypeSignature label={label} initial={typed} onPicture={setPng} />}
        {way === 'upload' && <UploadSignature onPicture={setPng} />}
        <Note>{t('sign.drawn.law', 'This is how you sign this document. You confirm it with an OTP.')}</Note>
      </Stack>
    </Dialog>
  );
}
