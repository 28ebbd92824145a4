import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import styles from './find-jobs.module.css';
import { useFindAddress } from './use-find-address.ts';

const pauseMs = 350;

/** The words to look for live in the address; typing changes it after a pause. A plain form before any script. */
export function FindBox({ question }: { question: string }) {
  const { t } = useTranslation();
  const write = useFindAddress();
  const [text, setText] = useState(question);
  const asked = useRef(question);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  useEffect(() => setText((before) => field.current?.value ?? before), []);
  useEffect(() => {
    // Another link or Back changed the question.
    if (question === asked.current) return;
    asked.current = question;
    setText(question);
  }, [question]);
  const ask = useCallback(() => {
    const words = text.trim();
    if (words === asked.current) return;
    asked.current = words;
    write({ q: words });
  }, [text, write]);
  useEffect(() => {
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [ask]);
  return (
    <Form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <IconSearch size={22} aria-hidden />
      <input
        ref={field}
        type="search"
        name="q"
        maxLength={80}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('findJobs.search', 'Search jobs')}
        placeholder={t('findJobs.search.hint', 'Plumber, AC technician…')}
        onChange={(event) => setText(event.target.value)}
        // At once where the field is left: later it would overtake the link that is pressed next.
        onBlur={ask}
      />
    </Form>
  );
}
