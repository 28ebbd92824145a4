import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Stack, Unseen } from '../../ui/page/parts.tsx';
import { type Hand, hands, loadHand } from './signature-hands.ts';
import { pictureOfText } from './signature-picture.ts';
import styles from './signature.module.css';

/** The name in one of two hands, in Latin or Devanagari letters. */
export function TypeSignature({
  label,
  initial,
  onPicture,
}: {
  label: string;
  initial: string;
  onPicture: (png: string | null) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const [hand, setHand] = useState<Hand>(hands[0]);
  const text = typed.trim();
  useEffect(() => {
    let current = true;
    void loadHand(hand, text).then(() => {
      if (current) onPicture(text ? pictureOfText(text, hand) : null);
    });
    return () => {
      current = false;
    };
    // Who hears it is the same while the dialog is open.
  }, [text, hand]);
  return (
    <Stack gap={0.75}>
      <TextField
        label={label}
        name="typed"
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <RadioList
        label={t('sign.type.style', 'Choose a style')}
        name="hand"
        value={hand}
        onChange={setHand}
        options={hands.map((one) => ({
          value: one,
          label: (
            <>
              <Unseen>{one}: </Unseen>
              <span className={styles.written} style={{ fontFamily: one }} translate="no">
                {text || t('sign.type.sample', 'Your name')}
              </span>
            </>
          ),
        }))}
      />
    </Stack>
  );
}
