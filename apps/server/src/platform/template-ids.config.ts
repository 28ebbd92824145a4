import { recordOf } from '@nukkad/contract/kernel/record';
import * as z from 'zod/mini';
import { type SmsTemplate, smsTemplates } from './providers/index.ts';

/** The id under which each text is registered, in each language. */
export type TemplateIds = Readonly<Record<SmsTemplate, { readonly en: string; readonly hi: string }>>;

const id = (name: string) => {
  const sentence = `MSG91_TEMPLATE_IDS needs an id at ${name}.`;
  return z.string(sentence).check(z.minLength(1, sentence));
};
const ids = z.object(
  recordOf(smsTemplates, (template) =>
    z.object(
      { en: id(`${template}.en`), hi: id(`${template}.hi`) },
      `MSG91_TEMPLATE_IDS needs ids at ${template}.`,
    ),
  ),
  'MSG91_TEMPLATE_IDS must be an object.',
);

function parsedOr(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** One setting for all: `{"sign_in_code":{"en":"…","hi":"…"},…}`; a missing text or language is named. */
export const templateIds = z.pipe(z.string(), z.pipe(z.transform(parsedOr), ids));
