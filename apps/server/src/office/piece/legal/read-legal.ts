import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { changeLegalDraft, getLegalEdition } from '@nukkad/contract/office/legal/legal.api';
import { filledWords, wordsOfText } from '@nukkad/contract/office/legal/filled-words';
import { isLegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { LegalFigure } from '@nukkad/contract/office/legal/legal.model';
import { type Figures, missingOfLegal } from '@nukkad/contract/office/legal/legal.rules';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import { pieceTransitions } from '../piece.transitions.ts';
import { presentOne } from '../read-pieces.ts';
import { type LegalRow, findInForce, findLegal } from './legal.store.ts';
import type { LegalDependencies } from './read-versions.ts';

/** An edition as operators write it. */
export async function presentLegalDraft(
  deps: LegalDependencies,
  reader: Reader,
  row: LegalRow,
  call: SignedInCall,
): Promise<EndpointAnswer<typeof changeLegalDraft>> {
  const { place } = row;
  const [piece, versions] = await Promise.all([
    presentOne(deps, reader, row, call),
    isLegalPage(place) ? deps.privacy.listVersions(reader, place) : [],
  ]);
  return {
    piece,
    titleEn: row.titleEn,
    titleHi: row.titleHi,
    wordsEn: row.wordsEn,
    wordsHi: row.wordsHi,
    bodyEn: row.bodyEn,
    bodyHi: row.bodyHi,
    changeEn: row.changeEn,
    changeHi: row.changeHi,
    mustAgree: row.mustAgree,
    agreeAfterDays: row.agreeAfterDays,
    missing: [...missingOfLegal(row)],
    number: versions.find(({ pieceId }) => pieceId === row.pieceId)?.number ?? null,
  };
}

const saidOf = (value: Figures[string]): string =>
  typeof value === 'string' ? value : (value ?? []).join(' · ');

const presentFigures = ({ en, hi }: Readonly<Record<Language, Figures>>): LegalFigure[] =>
  Object.keys(en)
    .toSorted()
    .map((name) => ({ name, en: saidOf(en[name] ?? null), hi: saidOf(hi[name] ?? null) }));

/** With the words in force beside it, for the screen that compares them. */
export async function readLegalEdition(
  deps: LegalDependencies,
  call: SignedInCall,
  pieceId: string,
): Promise<EndpointAnswer<typeof getLegalEdition>> {
  const { db } = deps.platform;
  const row = (await findLegal(db, pieceId)) ?? refuse(pieceErrors.piece_not_found);
  pieceTransitions.seen(call.viewer, row);
  const page = isLegalPage(row.place) ? row.place : refuse(pieceErrors.piece_not_found);
  const source = deps.words.single();
  const [figures, present, edition] = await Promise.all([
    source.figures(call.now),
    findInForce(db, page),
    presentLegalDraft(deps, db, row, call),
  ]);
  const inForce = (lang: Language) =>
    present ? wordsOfText(present, figures[lang], lang) : filledWords(source.made(page, lang), figures[lang]);
  const shown = (lang: Language) => wordsOfText(row, figures[lang], lang);
  return {
    edition,
    inForce: { en: inForce('en'), hi: inForce('hi') },
    shown: { en: shown('en'), hi: shown('hi') },
    figures: presentFigures(figures),
  };
}
