import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { PageWords } from '@nukkad/contract/office/content/content.model';
import type { getLegalVersion } from '@nukkad/contract/office/legal/legal.api';
import { filledWords, wordsOfText } from '@nukkad/contract/office/legal/filled-words';
import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { LegalVersion } from '@nukkad/contract/office/legal/legal.model';
import { legalErrors } from '@nukkad/contract/office/legal/legal.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import type { TermsVersion } from '../../../identity/privacy/index.ts';
import type { PieceDependencies } from '../piece.interface.ts';
import { findLegal } from './legal.store.ts';
import type { LegalPoint } from './legal-point.ts';

export interface LegalDependencies extends PieceDependencies {
  readonly words: LegalPoint;
}

const first = 1;

/** With the first one, which came with the product and has no row. */
function presentVersions(rows: readonly TermsVersion[], lang: Language): LegalVersion[] {
  const at = (index: number): string | null => rows[index]?.inForceAt.toISOString() ?? null;
  return [
    ...rows.map(({ number, changeEn, changeHi }, index) => ({
      number,
      inForceAt: at(index),
      endedAt: at(index - 1),
      change: lang === 'hi' ? changeHi : changeEn,
    })),
    { number: first, inForceAt: null, endedAt: at(rows.length - 1), change: '' },
  ];
}

export async function listLegalVersions(
  { platform: { db }, privacy }: PieceDependencies,
  page: LegalPage,
  lang: Language,
): Promise<{ items: LegalVersion[] }> {
  return { items: presentVersions(await privacy.listVersions(db, page), lang) };
}

/** An earlier version says the figures of the day on which it ended. */
export async function readLegalVersion(
  deps: LegalDependencies,
  { page, number }: { readonly page: LegalPage; readonly number: number },
  { lang, now }: Pick<Call, 'lang' | 'now'>,
): Promise<EndpointAnswer<typeof getLegalVersion>> {
  const { db } = deps.platform;
  const rows = await deps.privacy.listVersions(db, page);
  const version =
    presentVersions(rows, lang).find((one) => one.number === number) ??
    refuse(legalErrors.legal_version_not_found);
  const pieceId = rows.find((one) => one.number === number)?.pieceId;
  const source = deps.words.single();
  const figures = (await source.figures(version.endedAt === null ? now : new Date(version.endedAt)))[lang];
  const row = pieceId === undefined ? null : await findLegal(db, pieceId);
  const words: PageWords = row
    ? wordsOfText(row, figures, lang)
    : filledWords(source.made(page, lang), figures);
  return { ...words, version };
}

/** The version that is in force, with the words of operators; null: those that came with the product count. */
export async function legalNow(
  privacy: PieceDependencies['privacy'],
  reader: Reader,
  page: LegalPage,
  lang: Language,
) {
  const rows = await privacy.listVersions(reader, page);
  const [version] = presentVersions(rows, lang);
  const pieceId = rows[0]?.pieceId;
  return { version: version ?? null, row: pieceId === undefined ? null : await findLegal(reader, pieceId) };
}
