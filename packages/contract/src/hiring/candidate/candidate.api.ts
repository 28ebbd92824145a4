/** Candidates: the own profile of who looks for work, and how employers find it. Specification section 7, Jobs. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { day, id, optionalText, text, wholeParam } from '../../kernel/schema.ts';
import { geographyErrors } from '../../places/geography/geography.noun.ts';
import { pincodeText } from '../../places/geography/geography.model.ts';
import { education, jobLanguage, jobShift, wageLimits, wageUnit } from '../job/job.model.ts';
import { skillId } from '../skill/skill.model.ts';
import { candidateErrors as e, visibilities } from './candidate.noun.ts';
import { videoAudiences } from './video.noun.ts';
import {
  candidateDetails,
  candidateFields,
  candidateProfile,
  foundCandidate,
  hiddenBusiness,
  mostExperienceMonths,
} from './candidate.model.ts';

const tag = 'Jobs';
const own = { who: 'roles', roles: ['Jobseeker'], scope: 'own profile only' } as const;
const employers = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'candidates who may be found',
} as const;
const choice = 'Choose one of the list.';
const organisationId = id('Organisation');

export const getCandidateProfile = endpoint('GET /jobs/getProfile', {
  summary: 'The own profile, its strength with the next best step, and who finds it',
  tag,
  authz: own,
  response: candidateProfile,
  spoken: true,
});

export const updateCandidateProfile = endpoint('PATCH /jobs/updateProfile', {
  summary: 'Change parts of the own profile; what is not sent stays. The first change makes it',
  tag,
  authz: own,
  unconfirmed: 'own-text',
  body: candidateFields,
  response: candidateProfile,
  errors: [
    e.candidate_trade_unknown,
    e.candidate_skill_unknown,
    e.candidate_month_ahead,
    geographyErrors.pincode_unknown,
  ],
  perMinute: 60,
  spoken: true,
});

export const candidatePrivacyBody = z.object({
  visibility: z.optional(z.enum(visibilities, choice)),
  hidesFromEmployer: z.optional(z.boolean('Choose yes or no.')),
  keptForLater: z.optional(z.boolean('Choose yes or no.')),
  videoFor: z.optional(z.enum(videoAudiences, choice)),
  sharesDocuments: z.optional(z.boolean('Choose yes or no.')),
});

export const setCandidatePrivacy = endpoint('PATCH /jobs/profilePrivacy', {
  summary: 'Choose who finds the own profile; what is not sent stays',
  tag,
  authz: own,
  unconfirmed: 'own-text',
  body: candidatePrivacyBody,
  response: candidateProfile,
  spoken: true,
});

export const withdrawCandidate = endpoint('POST /jobs/withdrawProfile', {
  summary: 'Hide the own profile from all businesses at once; who may find it is kept for coming back',
  tag,
  authz: own,
  unconfirmed: 'nothing-to-agree',
  response: candidateProfile,
  spoken: true,
});

export const returnCandidate = endpoint('POST /jobs/returnProfile', {
  summary: 'Show the withdrawn profile again, to those who could find it before',
  tag,
  authz: own,
  unconfirmed: 'nothing-to-agree',
  response: candidateProfile,
  spoken: true,
});

export const searchBusinesses = endpoint('GET /jobs/businesses', {
  summary: 'Businesses by name, to hide the own profile from; at most 10',
  tag,
  authz: own,
  query: z.object({ q: text(80, 'A part of the name; typing mistakes are forgiven.') }),
  response: z.object({ items: z.array(hiddenBusiness).check(z.maxLength(10)) }),
  perMinute: 60,
});

export const hideFromBusiness = endpoint('POST /jobs/hiddenBusinesses', {
  summary: 'Hide the own profile from a business; doing it again changes nothing',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  body: z.object({ organisationId }),
  response: candidateProfile,
  errors: [e.candidate_business_not_found, e.candidate_businesses_full],
  spoken: true,
});

export const showToBusiness = endpoint('DELETE /jobs/hiddenBusinesses', {
  summary: 'Let a business find the own profile again; doing it again changes nothing',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  query: z.object({ organisationId }),
  response: candidateProfile,
  spoken: true,
});

/** What candidates are looked for by. */
export const candidatesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(80, 'Trades, skills and titles.'),
  tradeId: z.optional(skillId),
  skillIds: optionalText(400, 'Ids of skills, joined by commas: all of them.'),
  pincode: z.optional(pincodeText),
  withinKm: z.optional(wholeParam(1, 100, 'From the PIN code; left out: 25.')),
  wageUnit: z.optional(wageUnit),
  wageUpToPaise: z.optional(
    wholeParam(wageLimits.least, wageLimits.most, 'Expects at most this by the unit.'),
  ),
  experienceMonths: z.optional(wholeParam(0, mostExperienceMonths, 'At least.')),
  education: z.optional(education).check(z.describe('At least.')),
  language: z.optional(jobLanguage),
  shift: z.optional(jobShift),
  availableBy: z.optional(day('Can begin on this day or before.')),
  sort: z.optional(z.enum(['newest', 'nearest'], choice)).check(z.describe('Nearest needs a PIN code.')),
});

export const searchCandidates = endpoint('GET /jobs/getCandidates', {
  summary: 'Candidates who may be found, the newest profiles first',
  tag,
  authz: employers,
  query: candidatesQuery,
  response: countedPageOf(foundCandidate),
  errors: [geographyErrors.pincode_unknown],
  perMinute: 120,
  spoken: true,
});

export const getCandidate = endpoint('GET /jobs/candidate', {
  summary: 'One candidate, as the own organisation may see the person',
  tag,
  authz: employers,
  query: z.object({ userId: id('user') }),
  response: candidateDetails,
  errors: [e.candidate_not_found],
  spoken: true,
});
