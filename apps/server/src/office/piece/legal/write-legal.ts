import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { changeLegalDraft } from '@nukkad/contract/office/legal/legal.api';
import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { LegalBody } from '@nukkad/contract/office/legal/legal.model';
import { figureNamesIn, missingOfLegal } from '@nukkad/contract/office/legal/legal.rules';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWritePieces } from '../piece.policy.ts';
import { blankWords } from '../piece.rules.ts';
import { lockSeries } from '../piece.store.ts';
import { pieceTransitions } from '../piece.transitions.ts';
import { presentOne } from '../read-pieces.ts';
import { begin, draftOf } from '../begin-piece.ts';
import { madeText } from './legal-words.ts';
import {
  type LegalPart,
  type LegalRow,
  findInForce,
  findLegal,
  legalSeries,
  saveLegalPart,
} from './legal.store.ts';
import { presentLegalDraft } from './read-legal.ts';
import type { LegalDependencies } from './read-versions.ts';

/** Of a legal page nothing but its words: it is for everyone, and in force until another edition is. */
const blank = { ...blankWords, position: 0 };

type Text = Pick<LegalBody, 'titleEn' | 'titleHi' | 'wordsEn' | 'wordsHi' | 'bodyEn' | 'bodyHi'>;

/** Also of an earlier edition: who goes back says anew what changes, and whether people must agree. */
async function beginLegal(
  deps: LegalDependencies,
  tx: Tx,
  call: SignedInCall,
  { page, from }: { readonly page: LegalPage; readonly from: Text },
): Promise<Piece> {
  const seriesId = legalSeries[page];
  const { last, waits } = await lockSeries(tx, seriesId);
  if (waits) refuse(pieceErrors.piece_draft_waits);
  const { bodyEn, bodyHi, titleEn, titleHi, wordsEn, wordsHi } = from;
  const placed = {
    seriesId,
    edition: last + 1,
    kind: 'legal',
    place: page,
    section: null,
    about: '',
  } as const;
  const row = draftOf(
    call,
    { ...blank, titleEn, titleHi, wordsEn, wordsHi, isWhole: false },
    { pieceId: newId(), ...placed },
  );
  const begun = await begin(tx, call, row);
  const part: LegalPart = {
    bodyEn,
    bodyHi,
    changeEn: '',
    changeHi: '',
    mustAgree: false,
    agreeAfterDays: 15,
  };
  const whole = authorize({ ...part, pieceId: row.pieceId }, mayWritePieces(call.viewer));
  await saveLegalPart(tx, whole);
  return presentOne(deps, tx, begun, call);
}

/** A draft with the words in force. */
export const beginLegalDraft = (
  deps: LegalDependencies,
  call: SignedInCall,
  page: LegalPage,
): Promise<Piece> =>
  deps.platform.write(call, async (tx) => {
    const from = (await findInForce(tx, page)) ?? madeText(deps.words.single(), page);
    return beginLegal(deps, tx, call, { page, from });
  });

/** A draft with the words of an edition that is or was. */
export async function againLegal(
  deps: LegalDependencies,
  tx: Tx,
  call: SignedInCall,
  { page, pieceId }: { readonly page: LegalPage; readonly pieceId: string },
): Promise<Piece> {
  const from = (await findLegal(tx, pieceId)) ?? refuse(pieceErrors.piece_not_found);
  return beginLegal(deps, tx, call, { page, from });
}

/** A name in braces that is no figure would stand on the page as it was typed. */
async function refuseUnknownFigures(deps: LegalDependencies, body: LegalBody, now: Date): Promise<void> {
  const { en } = await deps.words.single().figures(now);
  const fields = ['titleEn', 'titleHi', 'wordsEn', 'wordsHi', 'bodyEn', 'bodyHi'] as const;
  const unknown = fields.flatMap((field) =>
    figureNamesIn(body[field])
      .filter((name) => !(name in en))
      .slice(0, 1)
      .map((name): [string, string] => [field, `There is no figure {${name}}. Choose one of the list.`]),
  );
  if (unknown.length > 0) refuse(kernelErrors.invalid_request, { fields: Object.fromEntries(unknown) });
}

const partOfBody = (body: LegalBody): LegalPart => ({
  bodyEn: body.bodyEn,
  bodyHi: body.bodyHi,
  changeEn: body.changeEn,
  changeHi: body.changeHi,
  mustAgree: body.mustAgree,
  agreeAfterDays: body.agreeAfterDays,
});

export const changeLegal = (
  deps: LegalDependencies,
  call: SignedInCall,
  { pieceId, version, ...body }: LegalBody & { readonly pieceId: string; readonly version: number },
): Promise<EndpointAnswer<typeof changeLegalDraft>> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    await refuseUnknownFigures(deps, body, now);
    const allowed = await pieceTransitions.lockTo(tx, viewer, pieceTransitions.verb.edit, pieceId);
    if (allowed.row.kind !== 'legal') refuse(pieceErrors.piece_not_found);
    if (allowed.row.version !== version) refuse(pieceErrors.piece_moved_on, { present: allowed.row.status });
    const { titleEn, titleHi, wordsEn, wordsHi } = body;
    const isWhole = missingOfLegal(body).length === 0;
    const changes = { titleEn, titleHi, wordsEn, wordsHi, isWhole, changedBy: viewer.userId };
    const after = await pieceTransitions.move(tx, allowed, { now, changes });
    const part = partOfBody(body);
    await saveLegalPart(tx, partOf(after, { pieceId, ...part }));
    const row: LegalRow = { ...after, ...part };
    return presentLegalDraft(deps, tx, row, call);
  });
