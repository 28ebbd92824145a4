/** Reading a CV for the own profile: specification section 7, Jobs. The calls are the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, whole } from '../../kernel/schema.ts';
import { geographyErrors } from '../../places/geography/geography.noun.ts';
import { candidateErrors as c } from './candidate.noun.ts';
import { candidateFields, candidateProfile } from './candidate.model.ts';
import { cv, cvLimits, cvMediaTypes } from './cv.model.ts';
import { cvErrors as e } from './cv.noun.ts';

const tag = 'Jobs';
const own = { who: 'roles', roles: ['Jobseeker'], scope: 'the caller’s own CV' } as const;
const cvId = id('Cv');

export const getCv = endpoint('GET /jobs/cv', {
  summary: 'The own CV and what was read off it, within a minute after the upload',
  tag,
  authz: own,
  response: z.object({ cv: z.nullable(cv) }),
  spoken: true,
});

export const sendCv = endpoint('POST /jobs/cv', {
  summary: 'Send a CV to be read, in place of the one before; the profile stays as it is',
  tag,
  authz: own,
  unconfirmed: 'own-text',
  status: 201,
  perMinute: 10,
  upload: { field: 'file', maxFiles: 1, maxBytes: cvLimits.bytes, mediaTypes: cvMediaTypes },
  response: cv,
  errors: [e.cv_unreadable, e.cv_active, e.cv_locked, e.cv_file_empty],
  spoken: true,
});

export const useCv = endpoint('POST /jobs/cv/use', {
  summary: 'Take what was chosen and corrected of the own CV into the profile',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z.object({
    cvId,
    version: whole(1, 1_000_000, 'As it was shown.'),
    fields: candidateFields,
  }),
  response: candidateProfile,
  errors: [
    e.cv_not_found,
    e.cv_changed,
    c.candidate_trade_unknown,
    c.candidate_skill_unknown,
    c.candidate_month_ahead,
    geographyErrors.pincode_unknown,
  ],
  spoken: true,
});

export const removeCv = endpoint('DELETE /jobs/cv', {
  summary: 'Remove the own CV and what was read off it; the profile stays as it is',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  query: z.object({ cvId }),
  response: z.object({ removed: z.literal(true) }),
  errors: [e.cv_not_found],
});
