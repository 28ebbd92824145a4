import type { listEnvelopeTrail as trailCall } from '@nukkad/contract/files/envelope/envelope.api';
import type { TrailStep } from '@nukkad/contract/files/envelope/envelope.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { ownEnvelope } from './read-envelopes.ts';
import { type StepRow, listSteps } from './trail.store.ts';

export const presentStep = (row: StepRow): TrailStep => ({
  step: row.step,
  documentVersion: row.documentVersion,
  kind: row.kind,
  by: row.byName,
  role: row.role,
  at: row.at.toISOString(),
  proof: row.proof,
  credential: row.credential,
  maskedNumber: row.maskedNumber,
  device: row.device,
  network: row.network,
  note: row.note,
  documentHash: row.documentHash,
  hash: row.hash,
});

/** The first step first. */
export async function readTrail(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { envelopeId, ...asked }: EndpointParsed<typeof trailCall>['query'],
): Promise<Page<TrailStep>> {
  const { db } = deps.platform;
  await ownEnvelope(deps, call, { envelopeId });
  return listOf(asked, {
    after: z.tuple([z.int()]),
    rows: (key, most) => listSteps(db, envelopeId, key?.[0] ?? null, most),
    key: ({ step }) => [step],
    items: (rows) => rows.map(presentStep),
  });
}
