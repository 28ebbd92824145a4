import { useId, useState } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { DrawSignature } from './draw-signature.tsx';
import type { Drawn, Picture } from './drawn-picture.ts';
import styles from './signature.module.css';
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
const labels: Readonly<Record<Drawn, (t: Translate) => string>> = {
  signature: (t) => t('sign.signature', 'Your signature'),
  initials: (t) => t('sign.initials', 'Your initials'),
  stamp: (t) => t('sign.stamp', 'Your stamp'),
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
export function SignatureBoard({
  kind,
  name,
  onPicture,
}: {
  kind: Drawn;
  /** Who signs. */
  name: string;
  /** Null: there is none, or not any more. */
  onPicture: (picture: Picture | null) => void;
}) {
  const { t } = useTranslation();
  const of = ways[kind];
  const [way, setWay] = useState<Way>(of[0] ?? 'upload');
  const label = labels[kind](t);
  const say = (png: string | null) => onPicture(png === null ? null : { how: hows[way], png });
  const change = (next: Way) => {
    onPicture(null);
    setWay(next);
  };
  return (
    <Stack gap={1}>
      {of.length > 1 && <Ways of={of} way={way} onWay={change} />}
      {way === 'draw' && <DrawSignature label={label} onPicture={say} />}
      {way === 'type' && (
        <TypeSignature
          label={label}
          initial={kind === 'initials' ? initialsOf(name) : name}
          onPicture={say}
        />
      )}
      {way === 'upload' && <UploadSignature onPicture={say} />}
    </Stack>
  );
}
