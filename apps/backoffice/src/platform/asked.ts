import { type Asking, askedIn } from '@nukkad/forms/asked';
import { pagesIn } from '@nukkad/forms/pages';
import { sendIn } from '@nukkad/forms/send';
import { callOf } from './call.ts';
import { queryClient } from './query-client.ts';
import { language } from './words.ts';

export type { Answering, Kept } from '@nukkad/forms/asked';

/** Another language reloads the page. */
const spoken = () => language;

/** How the kit of both apps asks in this one. */
export const asking: Asking = { client: queryClient, callOf, language: spoken, useLanguage: spoken };

export const { keyOf, renew, keptAnswer, keepAnswer, useAsked } = askedIn(asking);
export const usePages = pagesIn(asking);
export const { renewAfter, useSend } = sendIn(asking);
