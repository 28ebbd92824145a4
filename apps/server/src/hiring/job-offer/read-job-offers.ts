import type { listJobOffers as listCall } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOfferAnswer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { keptOf, organisationOf } from '../../platform/viewer.ts';
import { drawOfferLetter } from './draw-offer-letter.ts';
import type { AcceptedOffer, JobOfferDependencies } from './job-offer.interface.ts';
import { seesJobOffer } from './job-offer.policy.ts';
import { lettered, presentJobOffer, presentJobOffers } from './job-offer.presenter.ts';
import { type JobOfferRow, findJobOffer, listAccepted, listJobOffers } from './job-offer.store.ts';
import { currentLetters, findOfferLetter } from './offer-letter.store.ts';
import { drawnOnOwn } from './own-paper.ts';

type Named = { readonly jobOfferId: string };

async function seen(
  { platform }: JobOfferDependencies,
  { viewer }: SignedInCall,
  { jobOfferId }: Named,
): Promise<JobOfferRow> {
  const row = await findJobOffer(platform.db, jobOfferId);
  return row && seesJobOffer(viewer, row) ? row : refuse(jobOfferErrors.job_offer_not_found);
}

export const readJobOffer = async (
  deps: JobOfferDependencies,
  call: SignedInCall,
  asked: Named,
): Promise<JobOfferAnswer> => presentJobOffer(deps, deps.platform.db, await seen(deps, call, asked), call);

/** Those of the viewer's own side. */
export function readJobOffers(
  deps: JobOfferDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<Page<JobOfferAnswer>> {
  const { viewer } = call;
  const { db } = deps.platform;
  const isCandidate = viewer.role === 'Jobseeker';
  const side = isCandidate
    ? { userId: viewer.userId }
    : { organisationId: organisationOf(viewer), kept: keptOf(viewer) };
  return listOf(asked, {
    after: z.tuple([z.uuid()]),
    rows: (key, most, { applicationId }) =>
      listJobOffers(db, { side, applicationId }, key?.[0] ?? null, most),
    key: ({ jobOfferId }) => [jobOfferId],
    items: (rows) => presentJobOffers(deps, db, rows, call),
  });
}

/** The letter that holds, with the logo of its day, or sealed, once both sides have signed it; null: there is none. */
export async function letterFile(deps: JobOfferDependencies, row: JobOfferRow): Promise<Buffer | null> {
  const { config, db } = deps.platform;
  const letter = await findOfferLetter(db, row.jobOfferId, row.letterVersion);
  if (!letter) return null;
  const { envelopeId } = letter;
  const sealed = envelopeId === null ? null : await deps.envelope.agreements.sealed(envelopeId);
  if (sealed) return sealed;
  const own = await drawnOnOwn(deps, letter);
  if (own) return own.content;
  const { companyName, lang, issuedAt, logoId } = letter;
  const logo = logoId ? await deps.partner.logos.drawIssued(db, logoId) : null;
  return drawOfferLetter({
    brand: config.BRAND_NAME,
    companyName,
    lang,
    letter: lettered(row, letter),
    issuedAt,
    logo,
  });
}

export async function readLetterPdf(
  deps: JobOfferDependencies,
  call: SignedInCall,
  asked: Named,
): Promise<Buffer> {
  const row = await seen(deps, call, asked);
  const file = await letterFile(deps, row);
  if (!file) return refuse(jobOfferErrors.job_offer_not_found);
  void call.reply
    .header('content-disposition', `inline; filename="job-offer-${row.letterVersion}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return file;
}

/** What a hire is made of. */
export async function acceptedOffers(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, AcceptedOffer>> {
  const rows = await listAccepted(reader, applicationIds);
  const letters = await currentLetters(
    reader,
    rows.map(({ jobOfferId }) => jobOfferId),
  );
  const found = rows.flatMap((row) => {
    const letter = letters.get(row.jobOfferId);
    if (!letter) return [];
    const { jobOfferId, applicationId, jobId, organisationId, userId } = row;
    const { fullName, title, wageUnit, wagePaise, startsOn, place, shift, hours } = letter;
    const { probationMonths, noticeDays, departmentId } = letter;
    const offer: AcceptedOffer = {
      jobOfferId,
      applicationId,
      jobId,
      organisationId,
      userId,
      fullName,
      title,
      wageUnit,
      wagePaise,
      startsOn,
      place,
      shift,
      hours,
      probationMonths,
      noticeDays,
      departmentId,
    };
    return [[applicationId, offer] as const];
  });
  return new Map(found);
}
