import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './rate-dialog.module.css';
import { starWords } from './tag-words.ts';

const five = [1, 2, 3, 4, 5] as const;

/** Five large stars to press; radio buttons underneath, so that arrow keys work too. */
export function StarsField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  /** 0: not chosen yet. */
  value: number;
  error?: string | undefined;
  onChange: (stars: number) => void;
}) {
  const { t, plural } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {five.map((star) => (
          <label key={star} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={name}
              checked={star === value}
              aria-describedby={error ? `${name}-error` : undefined}
              aria-label={plural('review.stars', star, { one: '{{count}} star', other: '{{count}} stars' })}
              onChange={() => onChange(star)}
            />
            <IconStar size={38} aria-hidden />
          </label>
        ))}
      </div>
      <p className={styles.word} role="status">
        {value > 0 ? starWords(t, value) : ' '}
      </p>
      {error && (
        <Paragraph id={`${name}-error`} tone="bad" above={0.25}>
          {error}
        </Paragraph>
      )}
    </fieldset>
  );
}
