import { getDictionary } from '@nukkad/contract/platform/platform.api';
import { useEffect } from 'react';
import { call } from '../../platform/api/client.ts';
import { loadSettings } from '../../platform/settings.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UpdatePrompt } from '../../pwa/update-prompt.tsx';
import { Arrival } from './arrival.tsx';

/** The settings, once at startup, and the operators' dictionary; without an answer the built-in words stand. */
export function StartUp() {
  const { words, language } = useTranslation();
  useEffect(() => {
    loadSettings().catch(() => {});
  }, []);
  useEffect(() => {
    call(getDictionary, { query: { lang: language }, quiet: true }).then(
      (dictionary) => Object.keys(dictionary).length > 0 && words.overlay(dictionary),
      () => {},
    );
    document.documentElement.lang = language;
  }, [words, language]);
  return (
    <>
      <Arrival />
      <UpdatePrompt />
    </>
  );
}
