import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
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
  useEffect(() => {
    const words = text.trim();
    if (words === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = words;
      write({ q: words });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, write]);
  return (
    <Form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        asked.current = text.trim();
        write({ q: asked.current });
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
      />
    </Form>
  );
}
