import type { HireTermsAnswer } from '@nukkad/contract/hiring/hire/hire.model';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import { hireErrors } from '@nukkad/contract/hiring/hire/hire.noun';
import { authorize } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { HireDependencies } from './hire.interface.ts';
import { mayHire, mayPlanShift, maySetSalary } from './hire.policy.ts';
import { monthlyOf } from './hire.rules.ts';
import { findHireOf } from './hire.store.ts';

export type Agreed = Omit<HireTermsAnswer, 'can' | 'hireId' | 'placesLeft'>;

/** The accepted offer, with who and what it is about. */
export async function readAgreed(
  { account, job, jobOffer }: HireDependencies,
  reader: Reader,
  { applicationId, jobId, userId }: ApplicationFacts,
): Promise<Agreed> {
  const [offers, people, jobs] = await Promise.all([
    jobOffer.acceptedOffers(reader, [applicationId]),
    account.getPeople(reader, [userId]),
    job.jobCards(reader, [jobId]),
  ]);
  const accepted = offers.get(applicationId);
  if (!accepted) return refuse(hireErrors.hire_no_offer);
  const { wagePaise: wage, wageUnit, startsOn, title, departmentId } = accepted;
  return {
    applicationId,
    jobId,
    jobTitle: jobs.get(jobId)?.title ?? '',
    fullName: people.get(userId)?.fullName ?? '',
    designation: title.slice(0, 60),
    wage,
    wageUnit,
    monthly: monthlyOf(wage, wageUnit),
    startsOn,
    departmentId,
  };
}

/** What the business looks at before it hires. */
export async function readHireTerms(
  deps: HireDependencies,
  { viewer }: SignedInCall,
  applicationId: string,
): Promise<HireTermsAnswer> {
  const { db } = deps.platform;
  const facts = (await deps.application.applicationFacts(db, [applicationId])).get(applicationId);
  if (!facts || !deps.application.sees(viewer, facts)) return refuse(applicationErrors.application_not_found);
  const seen = authorize(facts, deps.application.mayDecide(viewer, facts));
  const [agreed, hired, jobs] = await Promise.all([
    readAgreed(deps, db, seen),
    findHireOf(db, applicationId),
    deps.job.jobCards(db, [facts.jobId]),
  ]);
  return {
    ...agreed,
    placesLeft: jobs.get(facts.jobId)?.placesLeft ?? 0,
    hireId: hired?.hireId ?? null,
    can: {
      hire: facts.status === 'Accepted' && mayHire(viewer),
      setSalary: maySetSalary(viewer),
      planShift: mayPlanShift(viewer),
    },
  };
}
