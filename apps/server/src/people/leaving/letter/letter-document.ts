/** A letter as the document that the business signs; sealed, it is what its links open. */
import type { AgreementDocumentAnswer } from '@nukkad/contract/files/envelope/agreement.model';
import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.noun';
import type { signLetter as signCall } from '@nukkad/contract/people/leaving/letter-document.api';
import type { LetterAnswer } from '@nukkad/contract/people/leaving/letter.model';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Agreements, KeptAgreement, NewAgreement } from '../../../files/envelope/index.ts';
import { actorOf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { organisationOf } from '../../../platform/viewer.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { isOffice, seesLeaving } from '../leaving.policy.ts';
import { drawLetterToSign } from './draw-letter.ts';
import {
  type LetterRow,
  findLetter,
  listCurrent,
  listOfKind,
  lockLetter,
  saveDocument,
} from './letter.store.ts';
import { letterTitles } from './letter.words.ts';
import { drawnOnOwn, paperName } from './own-paper.ts';
import { drawnOf, presentLetters } from './read-letters.ts';

interface Named {
  readonly letterId: string;
}

/** 404 and 403, then 409 for one that counts no more. */
async function signable(
  reader: Reader,
  { viewer }: SignedInCall,
  row: LetterRow | null,
): Promise<Authorized<LetterRow>> {
  if (!row || row.organisationId !== organisationOf(viewer)) return refuse(leavingErrors.letter_not_found);
  const letter = authorize(row, isOffice(viewer, row));
  if (!(await listCurrent(reader, [row.letterId])).has(row.letterId))
    refuse(leavingErrors.letter_not_current);
  return letter;
}

const agreementOf = (row: LetterRow, document: KeptAgreement): NewAgreement => ({
  document,
  title: `${letterTitles[row.kind][row.lang]}, ${row.fullName}`,
  from: { userId: row.issuedBy, organisationId: row.organisationId },
  isInOrder: false,
  parties: [
    {
      side: 'first',
      name: row.companyName,
      lang: row.lang,
      screen: screenAddress.employeeLeaving(row.staffId),
      userId: null,
      organisationId: row.organisationId,
    },
  ],
});

/** Behind the lock of the letter: of two who open it at once the second finds the document of the first. */
async function keep(
  deps: LeavingDependencies,
  tx: Tx,
  call: SignedInCall,
  { letterId }: Named,
  kept: KeptAgreement,
): Promise<string> {
  const letter = await signable(tx, call, await lockLetter(tx, letterId));
  if (letter.envelopeId !== null) refuse(leavingErrors.letter_not_current);
  await deps.envelope.agreements.offer(tx, call, partOf(letter, agreementOf(letter, kept)));
  await saveDocument(tx, partOf(letter, { ...letter, envelopeId: kept.envelopeId }));
  return kept.envelopeId;
}

async function documentId(deps: LeavingDependencies, call: SignedInCall, of: Named): Promise<string> {
  const { db } = deps.platform;
  const row = await signable(db, call, await findLetter(db, of.letterId));
  if (row.envelopeId !== null) return row.envelopeId;
  const own = await drawnOnOwn(deps, row);
  const drawn = own ?? { ...(await drawLetterToSign(await drawnOf(deps, row))), fileName: paperName(row) };
  try {
    return await deps.envelope.agreements.keepDocument(drawn, (kept) =>
      deps.platform.write(call, (tx) => keep(deps, tx, call, of, kept)),
    );
  } catch (error) {
    const now = error instanceof Refusal ? await findLetter(db, of.letterId) : null;
    if (now?.envelopeId) return now.envelopeId;
    throw error;
  }
}

export async function openLetterDocument(
  deps: LeavingDependencies,
  call: SignedInCall,
  of: Named,
): Promise<AgreementDocumentAnswer> {
  const envelopeId = await documentId(deps, call, of);
  const found = await deps.envelope.agreements.read(deps.platform.db, [envelopeId]);
  return found.get(envelopeId) ?? refuse(leavingErrors.letter_not_found);
}

export const sendLetterCode = async (
  deps: LeavingDependencies,
  call: SignedInCall,
  of: Named,
): ReturnType<Agreements['sendCode']> =>
  deps.envelope.agreements.sendCode(call, { envelopeId: await documentId(deps, call, of), side: 'first' });

/** The seal follows by a job; a wrong one-time password is committed, as it counts. */
export async function signLetter(
  deps: LeavingDependencies,
  call: SignedInCall,
  { letterId, signature, ...given }: EndpointParsed<typeof signCall>['body'],
): Promise<LetterAnswer> {
  const { viewer, now } = call;
  const { agreements } = deps.envelope;
  const of = { envelopeId: await documentId(deps, call, { letterId }), side: 'first' as const };
  return agreements.signing(call, { ...of, signature }, (kept) =>
    deps.platform.write(call, async (tx) => {
      const letter = await signable(tx, call, await lockLetter(tx, letterId));
      const signed = await agreements.sign(tx, call, { ...of, ...given, signature: kept });
      if (!('isWhole' in signed)) return signed;
      const logged = { action: 'employment_letter.sign', subjectKind: 'leaving' } as const;
      await audit(tx, now, { ...actorOf(viewer), ...logged, subjectId: letter.leavingId });
      const [shown] = await presentLetters(deps, tx, viewer, [letter]);
      return shown ?? refuse(leavingErrors.letter_not_found);
    }),
  );
}

export async function getLetterDocument(
  deps: LeavingDependencies,
  call: SignedInCall,
  { letterId, which }: Named & { readonly which: 'document' | 'signed' },
): ReturnType<Agreements['link']> {
  const { viewer } = call;
  const row = await findLetter(deps.platform.db, letterId);
  if (!row || row.organisationId !== organisationOf(viewer)) return refuse(leavingErrors.letter_not_found);
  const { envelopeId } = authorize(row, seesLeaving(viewer, row));
  if (envelopeId === null) return refuse(leavingErrors.letter_not_found);
  return deps.envelope.agreements.link(call, { envelopeId, which });
}

/** Of letters of this kind, which a newer one takes the place of: those that no one signed are signed no more. */
export async function endDocuments(
  { envelope }: LeavingDependencies,
  tx: Tx,
  letter: Authorized<LetterRow>,
  now: Date,
): Promise<void> {
  const open = (await listOfKind(tx, letter)).flatMap(({ envelopeId }) => envelopeId ?? []);
  for (const envelopeId of open) {
    const ending = { envelopeId, as: 'cancelled', reason: 'A newer letter takes its place.' } as const;
    await envelope.agreements.end(tx, letter, ending, now);
  }
}
