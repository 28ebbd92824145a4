import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.noun';
import type { listLetters as listCall } from '@nukkad/contract/people/leaving/letter.api';
import type { LeavingAnswer } from '@nukkad/contract/people/leaving/leaving.model';
import type { LetterAnswer } from '@nukkad/contract/people/leaving/letter.model';
import * as z from 'zod/mini';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { isOffice, seesLeaving } from '../leaving.policy.ts';
import type { LeavingRow } from '../leaving.store.ts';
import { type LetterPaper, drawLetter } from './draw-letter.ts';
import { drawnOnOwn, paperName } from './own-paper.ts';
import { mayBeLettered } from './letter.rules.ts';
import { type LetterRow, findLastIssued, findLetter, listCurrent, listLetters } from './letter.store.ts';

/** As this viewer sees them. */
export async function presentLetters(
  { envelope }: Pick<LeavingDependencies, 'envelope'>,
  reader: Reader,
  viewer: Viewer,
  rows: readonly LetterRow[],
): Promise<LetterAnswer[]> {
  const ids = rows.map(({ letterId }) => letterId);
  const [current, documents] = await Promise.all([
    listCurrent(reader, ids),
    envelope.agreements.read(
      reader,
      rows.flatMap(({ envelopeId }) => envelopeId ?? []),
    ),
  ]);
  return rows.map((row) => {
    const { letterId, kind, versionNumber, lang, lastDayOn, issuedAt } = row;
    const isTheirs = isOffice(viewer, row);
    const isCurrent = current.has(letterId);
    const document = documents.get(row.envelopeId ?? '') ?? null;
    const isSigned = document !== null && document.signed.length > 0;
    return {
      letterId,
      kind,
      versionNumber,
      lang,
      lastDayOn,
      issuedAt: issuedAt.toISOString(),
      isCurrent,
      document,
      can: {
        sign: isTheirs && isCurrent && !isSigned,
        send: isTheirs && isCurrent,
        share: isTheirs && isCurrent,
      },
    };
  });
}

/** Of oneself, or of a colleague. An owner is no employee and has none of their own. */
export async function readLetters(
  deps: LeavingDependencies,
  { viewer }: SignedInCall,
  { employeeId, cursor, limit }: EndpointParsed<typeof listCall>['query'],
): Promise<Page<LetterAnswer>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const after = readCursor(cursor, z.tuple([z.uuid()]))?.[0] ?? null;
  const staffId = employeeId ?? viewer.staffId;
  if (staffId === null) return { items: [], nextCursor: null };
  const people = await deps.employee.getEmployees(db, organisationId, [staffId]);
  if (!people.has(staffId)) return refuse(leavingErrors.leaving_not_found);
  const of = { organisationId, staffId };
  const rows = await listLetters(db, authorize(of, seesLeaving(viewer, of)), after, limit + 1);
  const items = await presentLetters(deps, db, viewer, rows.slice(0, limit));
  return { items, nextCursor: nextCursor(rows, limit, ({ letterId }) => [letterId]) };
}

/** As it was issued, with the logo of that day; the day of issue is that of Asia/Kolkata. */
export async function drawnOf(
  { platform: { config, db }, partner }: LeavingDependencies,
  row: LetterRow,
): Promise<LetterPaper> {
  const { hasOwnBoard, logoId, issuedAt } = row;
  return {
    brand: config.BRAND_NAME,
    content: { ...row, issuedOn: istDay(issuedAt) },
    issuedAt,
    hasOwnBoard,
    logo: logoId ? await partner.logos.drawIssued(db, logoId) : null,
  };
}

/** Sealed, once the business has signed it; else as it was issued. */
export async function paperOf(deps: LeavingDependencies, row: LetterRow): Promise<Buffer> {
  const { envelopeId } = row;
  const sealed = envelopeId === null ? null : await deps.envelope.agreements.sealed(envelopeId);
  if (sealed) return sealed;
  const own = await drawnOnOwn(deps, row);
  return own ? own.content : drawLetter(await drawnOf(deps, row));
}

export async function getLetterPdf(
  deps: LeavingDependencies,
  { viewer, reply }: SignedInCall,
  { letterId }: { readonly letterId: string },
): Promise<Buffer> {
  const row = await findLetter(deps.platform.db, letterId);
  const isOurs = row?.organisationId === organisationOf(viewer);
  if (!row || !isOurs) return refuse(leavingErrors.letter_not_found);
  const letter = authorize(row, seesLeaving(viewer, row));
  void reply
    .header('content-disposition', `inline; filename="${paperName(letter)}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return paperOf(deps, letter);
}

/** Who a new letter is from, as this person wrote it last; null: none may be issued. */
export async function letterFrom(
  { account }: LeavingDependencies,
  reader: Reader,
  viewer: Viewer,
  row: LeavingRow,
): Promise<LeavingAnswer['letterFrom']> {
  if (!mayBeLettered(row.status) || !isOffice(viewer, row)) return null;
  const [last, people] = await Promise.all([
    findLastIssued(reader, row.organisationId, viewer.userId),
    account.getPeople(reader, [viewer.userId]),
  ]);
  const {
    place = '',
    signatoryName = people.get(viewer.userId)?.fullName ?? '',
    signatoryTitle = '',
  } = last ?? {};
  return { place, signatoryName, signatoryTitle };
}
