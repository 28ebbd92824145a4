import { createHash } from 'node:crypto';
import type { JobOfferBody } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { requireDays } from './require-days.ts';
import type { LetterContent } from './offer-letter.words.ts';

/** What is accepted is what this was made of. */
export const digestOf = (content: LetterContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

async function departmentName(
  { department }: JobOfferDependencies,
  reader: Reader,
  organisationId: string,
  departmentId: string | undefined,
): Promise<string> {
  if (departmentId === undefined) return '';
  const found = await department.getDepartments(reader, organisationId, [departmentId]);
  return found.get(departmentId)?.name ?? refuse(jobOfferErrors.job_offer_department_gone);
}

/** What the first letter of an offer would say now. */
export async function contentOf(
  deps: JobOfferDependencies,
  reader: Reader,
  { organisationId, userId, applicationNumber }: ApplicationFacts,
  {
    applicationId: _of,
    wage,
    departmentId,
    hours = '',
    words = '',
    signatoryTitle = '',
    ...body
  }: JobOfferBody,
  now: Date,
): Promise<LetterContent> {
  requireDays(body, now);
  const asked = { organisationId, kind: 'offer', lang: body.lang } as const;
  const [people, organisations, department, paper] = await Promise.all([
    deps.account.getPeople(reader, [userId]),
    deps.partner.getOrganisations(reader, [organisationId]),
    departmentName(deps, reader, organisationId, departmentId),
    deps.template.paper.chosen(reader, asked),
  ]);
  return {
    ...body,
    letterVersion: 1,
    letterNumber: applicationNumber,
    companyName: organisations.get(organisationId)?.companyName ?? '',
    fullName: people.get(userId)?.fullName ?? '',
    wagePaise: wage,
    hours,
    words,
    signatoryTitle,
    departmentName: department,
    ...paper,
    issuedOn: istDay(now),
  };
}
