import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { wordBefore } from '../mark/word-before.ts';

const HindiSuggestions = lazy(() =>
  import('./hindi-suggestions.tsx').then((part) => ({ default: part.HindiSuggestions })),
);

type Shared = keyof ComponentProps<typeof TextField> & keyof ComponentProps<typeof TextArea>;
type Props = Pick<
  ComponentProps<typeof TextField>,
  Exclude<Shared, 'value' | 'onChange' | 'onKeyDown' | 'onBlur' | 'children' | `on${string}`>
> & {
  value: string;
  onText: (text: string) => void;
  /** Some sentences instead of one line. */
  long?: boolean;
  /** Of a long one. */
  rows?: number;
};

/**
 * A text in which Hindi may be typed with Latin letters: in the Hindi app, readings of the word at the
 * caret are offered below it. Arrow keys choose, Enter takes, Escape sends them away. In English it is a TextField.
 */
export function HindiField({ value, onText, long, ...field }: Props) {
  const Field: typeof TextField = long ? (TextArea as unknown as typeof TextField) : TextField;
  const { language } = useTranslation();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState<{ start: number; text: string } | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<((key: string) => boolean) | null>(null);

  if (language !== 'hi')
    return <Field {...field} value={value} onChange={(event) => onText(event.target.value)} />;

  const take = (reading: string) => {
    if (!word) return;
    const end = word.start + word.text.length;
    onText(`${value.slice(0, word.start)}${reading}${value.slice(end)}`);
    setWord(null);
    setActive(null);
    box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <div ref={box}>
      <Field
        {...field}
        value={value}
        // A text of several lines stays a text: the role of a combobox is for one line.
        {...(long ? { 'aria-haspopup': 'listbox' } : { role: 'combobox', 'aria-expanded': word !== null })}
        aria-autocomplete="list"
        aria-controls={word ? listId : undefined}
        aria-activedescendant={active ?? undefined}
        onChange={(event) => {
          onText(event.target.value);
          setWord(wordBefore(event.target.value, event.target.selectionStart ?? event.target.value.length));
        }}
        onKeyDown={(event) => {
          if (word && keys.current?.(event.key)) event.preventDefault();
        }}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setWord(null);
        }}
      />
      <Suspense>
        {word && (
          <HindiSuggestions
            id={listId}
            word={word.text}
            keys={keys}
            onActive={setActive}
            onTake={take}
            onClose={() => setWord(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
