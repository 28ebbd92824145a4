import { type Asking, askedIn } from '@nukkad/forms/asked';
import { presentLanguage } from '../i18n/present-words.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { queryClient } from '../query-client.ts';
import { callOf } from './client.ts';

export type { Answering, Kept } from '@nukkad/forms/asked';

/** How the kit of both apps asks in this one. */
export const asking: Asking = {
  client: queryClient,
  callOf,
  language: presentLanguage,
  useLanguage: useTranslation,
};

export const { keyOf, renew, keptAnswer, keepAnswer, useAsked } = askedIn(asking);
