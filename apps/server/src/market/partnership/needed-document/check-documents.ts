import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';
import { audit, machineActor } from '../../../platform/audit.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import { aboutPartner } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { type DocumentGap, closeGap, listGaps, saveGap } from './document-gap.store.ts';
import { type GapStep, type Held, gapStep, pausesOn } from './needed-document.rules.ts';

type Parts = Pick<PartnershipDependencies, 'catalog' | 'document' | 'partners' | 'platform'>;

interface Standing {
  readonly organisationId: string;
  readonly type: WorkDocumentType;
  readonly held: Held | null;
  readonly gap: DocumentGap | null;
  readonly step: GapStep;
}

/** What partners need for their work beside what they have; null: of every partner. Each with what is to be done about it. */
async function readStandings(
  { catalog, document }: Pick<Parts, 'catalog' | 'document'>,
  reader: Reader,
  organisationIds: readonly string[] | null,
  today: string,
): Promise<readonly Standing[]> {
  const needs = await catalog.neededDocuments(reader, organisationIds);
  const gaps = await listGaps(reader, organisationIds);
  if (needs.length === 0 && gaps.length === 0) return [];
  const concerned = [...new Set([...needs, ...gaps].map(({ organisationId }) => organisationId))];
  const held = await document.listHeld(reader, concerned);
  const keyOf = ({ organisationId, type }: { organisationId: string | null; type: string }) =>
    [organisationId, type].join(' ');
  const heldBy = new Map(held.map((one) => [keyOf(one), one]));
  const gapBy = new Map(gaps.map((one) => [keyOf(one), one]));
  const needed = needs.map(({ organisationId, type }): Standing => {
    const key = keyOf({ organisationId, type });
    const [has, gap] = [heldBy.get(key) ?? null, gapBy.get(key) ?? null];
    gapBy.delete(key);
    return { organisationId, type, held: has, gap, step: gapStep(has, gap, today) };
  });
  // What is left is asked for no more: the category, or the partner's work, is another one now.
  const left = [...gapBy.values()].map((gap): Standing => {
    const { organisationId, type } = gap;
    return { organisationId, type, held: null, gap, step: 'close' };
  });
  return [...needed, ...left];
}

/** Writes one step, and says it. */
async function takeStep(
  tx: Tx,
  { organisationId, type, held, gap, step }: Standing,
  now: Date,
): Promise<void> {
  const why = 'Its document for this work has ended, is missing, or was accepted.';
  const pausing = { organisationId, type, toldAt: gap?.toldAt ?? now, pausesOn: gap?.pausesOn ?? '' };
  if (step === 'tell') {
    const from = pausesOn(held, istDay(now));
    await saveGap(tx, systemAuthorized({ ...pausing, pausesOn: from, pausedAt: null }, why));
    await publish(tx, now, partnerEvents.documentMissing, { organisationId, type, pausesOn: from });
  }
  if (step === 'pause') {
    await saveGap(tx, systemAuthorized({ ...pausing, pausedAt: now }, why));
    await publish(tx, now, partnerEvents.workPaused, { organisationId, type });
  }
  if (step === 'close') await closeGap(tx, systemAuthorized({ organisationId, type }, why));
  const resumed = step === 'close' && gap?.pausedAt;
  if (resumed) await publish(tx, now, partnerEvents.workResumed, { organisationId, type });
  if (resumed || step === 'pause')
    await audit(tx, now, {
      ...machineActor,
      action: resumed ? 'partner.resume_work' : 'partner.pause_work',
      ...aboutPartner(organisationId),
      detail: { type },
    });
}

/** Behind the lock of the profile: tells a partner what it lacks, pauses its work, or offers it again. */
export async function checkDocumentsOf(
  parts: Parts,
  tx: Tx,
  organisationId: string,
  now: Date,
): Promise<void> {
  const partner = await parts.partners.lock(tx, organisationId);
  const standings = await readStandings(parts, tx, [organisationId], istDay(now));
  // Who is not live is asked for the document by its review.
  const steps = standings.filter(
    ({ step }) => step !== null && (step === 'close' || partner?.status === 'Active'),
  );
  if (steps.length === 0) return;
  for (const one of steps) await takeStep(tx, one, now);
  const paused = (await listGaps(tx, [organisationId])).filter(({ pausedAt }) => pausedAt !== null);
  await parts.catalog.pauseWork(
    tx,
    systemAuthorized(
      { organisationId, types: paused.map(({ type }) => type) },
      'The work follows what the partner has a valid document for.',
    ),
    now,
  );
}

/** People hear of documents from nine in the morning. */
const nine = 9 * 60;

/** By the clock: each partner whose documents ask for something, in a transaction of its own. */
export async function checkDocuments(parts: Parts): Promise<void> {
  const { db, clock } = parts.platform;
  const now = clock.now();
  if (istMinuteOfDay(now) < nine) return;
  const standings = await readStandings(parts, db, null, istDay(now));
  const due = new Set(
    standings.flatMap(({ organisationId, step }) => (step === null ? [] : [organisationId])),
  );
  for (const organisationId of due)
    await parts.platform.write(system, (tx) => checkDocumentsOf(parts, tx, organisationId, now));
}
