import { createHash } from 'node:crypto';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leavingErrors, leavingEvents } from '@nukkad/contract/people/leaving/leaving.noun';
import type { issueLetter as issueCall } from '@nukkad/contract/people/leaving/letter.api';
import type { LetterAnswer, LetterBody, LetterPreview } from '@nukkad/contract/people/leaving/letter.model';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import { isOffice, seesLeaving } from '../leaving.policy.ts';
import { type LeavingRow, findLeaving, lockLeaving } from '../leaving.store.ts';
import { factsOf } from '../leaving.transitions.ts';
import { endDocuments } from './letter-document.ts';
import { contentOf } from './letter-content.ts';
import { mayBeLettered } from './letter.rules.ts';
import { type LetterRow, insertLetter } from './letter.store.ts';
import { type LetterContent, wordsOf } from './letter.words.ts';
import { previewPaper } from './own-paper.ts';
import { presentLetters } from './read-letters.ts';
import { endLinks, hasLeft, sendLink } from './send-letter.ts';

const digestOf = (content: LetterContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** 404, 403 and 409: never by who leaves, whatever permissions they have. */
function allow(viewer: Viewer, row: LeavingRow | null) {
  if (!row || !seesLeaving(viewer, row)) return refuse(leavingErrors.leaving_not_found);
  const allowed = authorize(row, isOffice(viewer, row));
  if (!mayBeLettered(row.status)) refuse(leavingErrors.letter_not_yet);
  return allowed;
}

export async function previewLetter(
  deps: LeavingDependencies,
  { viewer, now }: SignedInCall,
  body: LetterBody,
): Promise<LetterPreview> {
  const { db } = deps.platform;
  const key = { organisationId: organisationOf(viewer), leavingId: body.leavingId };
  const row = allow(viewer, await findLeaving(db, key));
  const content = await contentOf(deps, db, row, body, now);
  const { title, below, to, lines, signed } = wordsOf(content);
  const paper = await previewPaper(deps, row.organisationId, content, now);
  return { title, below, lines: [to, ...lines], signed: [...signed], paper, digest: digestOf(content) };
}

/** As it was previewed; an earlier one of its kind counts no more, and links to it end. */
export function issueLetter(
  deps: LeavingDependencies,
  call: SignedInCall,
  { digest, ...body }: EndpointParsed<typeof issueCall>['body'],
): Promise<LetterAnswer> {
  const { viewer, now } = call;
  const key = { organisationId: organisationOf(viewer), leavingId: body.leavingId };
  return deps.platform.write(call, async (tx) => {
    const leaving = allow(viewer, await lockLeaving(tx, key));
    const content = await contentOf(deps, tx, leaving, body, now);
    if (digestOf(content) !== digest) refuse(leavingErrors.letter_changed);
    const { leavingId, organisationId, staffId, userId } = leaving;
    const { issuedOn: _day, ...said } = content;
    const whose = { leavingId, organisationId, staffId, userId };
    const issued = { letterId: newId(), issuedBy: viewer.userId, issuedAt: now, envelopeId: null };
    const board = { hasOwnBoard: true, logoId: await deps.partner.logos.hold(tx, leaving) };
    const letter: LetterRow = { ...said, ...whose, ...board, ...issued };
    await deps.template.paper.hold(tx, partOf(leaving, letter), now);
    await endLinks(deps, tx, partOf(leaving, letter), { sentOnly: false, now });
    await endDocuments(deps, tx, partOf(leaving, letter), now);
    await insertLetter(tx, partOf(leaving, letter));
    const logged = {
      action: 'employment_letter.issue',
      subjectKind: 'leaving',
      subjectId: leavingId,
    } as const;
    const { kind, versionNumber } = letter;
    await audit(tx, now, { ...actorOf(viewer), ...logged, detail: { kind, versionNumber } });
    if (await hasLeft(deps, tx, leaving)) await sendLink(deps, tx, partOf(leaving, letter), now);
    else
      await publish(tx, now, leavingEvents.letterIssued, { ...factsOf(leaving), letterId: letter.letterId });
    const [shown] = await presentLetters(deps, tx, viewer, [letter]);
    return shown ?? refuse(leavingErrors.letter_not_found);
  });
}
