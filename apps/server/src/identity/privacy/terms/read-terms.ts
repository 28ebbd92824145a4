import type { OwnTerms } from '@nukkad/contract/identity/privacy/terms.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import { listAgreed, listWaiting } from './terms.store.ts';

/** What waits for the own agreement, and what was agreed to. */
export async function readTerms(reader: Reader, userId: string, lang: Language): Promise<OwnTerms> {
  const [waiting, agreed] = await Promise.all([listWaiting(reader, userId), listAgreed(reader, userId)]);
  return {
    waiting: waiting.map(({ page, number, inForceAt, agreeFrom, changeEn, changeHi, agreedTo }) => ({
      page,
      number,
      change: lang === 'hi' ? changeHi : changeEn,
      inForceAt: inForceAt.toISOString(),
      agreeFrom: agreeFrom.toISOString(),
      agreedTo,
    })),
    agreed: agreed.map(({ page, number, at, lang: inLang }) => ({
      page,
      number,
      at: at.toISOString(),
      lang: inLang,
    })),
  };
}
