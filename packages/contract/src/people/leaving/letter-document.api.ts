/** A letter as the document that the business signs. Calls of the project. */
import * as z from 'zod/mini';
import {
  agreementCodeErrors,
  agreementDocument,
  agreementFile,
  agreementFileErrors,
  agreementSignErrors,
  agreementSignature,
  agreementWhich,
} from '../../files/envelope/agreement.model.ts';
import { sentSignCode } from '../../files/envelope/sign.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { leavingErrors as e } from './leaving.noun.ts';
import { letter, letterId } from './letter.model.ts';

const tag = 'Leaving';
const issues = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'manage_users.update',
  scope: 'letters of the own organisation that count',
} as const;
const body = z.object({ letterId });

export const openLetterDocument = endpoint('POST /user/leaving/letters/document', {
  summary: 'A letter as the document to sign; made when it is opened first',
  tag,
  authz: issues,
  unconfirmed: 'only-adds',
  body,
  response: agreementDocument,
  errors: [e.letter_not_found, e.letter_not_current],
});

export const sendLetterCode = endpoint('POST /user/leaving/letters/code', {
  summary: 'A one-time password to the own number, for signing the letter',
  tag,
  authz: issues,
  unconfirmed: 'only-adds',
  body,
  response: sentSignCode,
  errors: [e.letter_not_found, e.letter_not_current, ...agreementCodeErrors],
  perMinute: 10,
  touches: 'nothing',
});

export const signLetter = endpoint('POST /user/leaving/letters/sign', {
  summary: 'Sign a letter for the business; it is sealed then',
  tag,
  authz: issues,
  unconfirmed: 'carries-version',
  body: z.object({ letterId, ...agreementSignature }),
  response: letter,
  errors: [e.letter_not_found, e.letter_not_current, ...agreementSignErrors],
});

export const getLetterDocument = endpoint('GET /user/leaving/letters/document', {
  summary: 'A link to the document, or to the sealed file; good for a minute',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    scope: 'letters of the own organisation, to oneself or, who manages the team, to colleagues',
  },
  query: z.object({ letterId, which: agreementWhich }),
  response: agreementFile,
  errors: [e.letter_not_found, ...agreementFileErrors],
});
