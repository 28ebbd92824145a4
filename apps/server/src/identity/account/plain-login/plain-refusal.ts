import { signInRefusalsHi } from '@nukkad/contract/identity/account/sign-in.hi';
import { Refusal, valuesIn } from '../../../platform/refusal.ts';
import { plainLoginWords } from './plain-login.words.ts';

/** Why a form of the login was refused, as its page says it. */
export interface PlainRefusal {
  readonly code: string;
  readonly status: number;
  readonly sentence: string;
}

const inHindi: Readonly<Record<string, string>> = signInRefusalsHi;

/** In the visitor's language. A fault is thrown on: the server answers it as on every path. */
export function plainRefusalOf(error: unknown, lang: 'en' | 'hi'): PlainRefusal {
  if (!(error instanceof Refusal)) throw error;
  const { code, status, message } = error.fact;
  const words = lang === 'hi' ? (inHindi[code] ?? plainLoginWords.hi.failed) : message;
  const values = valuesIn(error.detail, lang) ?? {};
  const sentence = words.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all));
  return { code, status, sentence };
}
