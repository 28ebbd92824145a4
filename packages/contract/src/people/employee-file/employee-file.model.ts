import * as z from 'zod/mini';
import { aadhaarNumber } from '../../kernel/patterns/aadhaar.ts';
import { epfoNumber } from '../../kernel/patterns/epfo.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { panNumber } from '../../kernel/patterns/pan.ts';
import { uanNumber } from '../../kernel/patterns/uan.ts';
import { day, id, instant, text } from '../../kernel/schema.ts';
import { bankAccount } from '../../identity/partner/partner.model.ts';
import { employeeId } from '../department/department.model.ts';

export const employeeDocumentId = id('employee document');

export const employeeDocumentKinds = [
  'contract',
  'driving_licence',
  'passport',
  'voter_id',
  'police_check',
  'medical',
  'training',
  'education',
  'other',
] as const;
export type EmployeeDocumentKind = (typeof employeeDocumentKinds)[number];

export const mostEmployeeDocuments = 40;

const lines = (max: number, description: string) =>
  z.optional(z.union([z.literal(''), text(max, description)]));

/** Of a number that is sealed: left out it stays, null removes it. */
const sealed = <Schema extends z.core.$ZodType>(schema: Schema) => z.optional(z.nullable(schema));

/** What is written of the person and their ids; a part that is left out stays. */
export const fileBody = z.object({
  bornOn: z.optional(z.nullable(day('Day of birth.'))),
  address: lines(300, 'Where they live.'),
  emergencyName: lines(120, 'Whom to call in an emergency.'),
  emergencyRelation: lines(40, 'Who that is to them, e.g. wife.'),
  emergencyMobile: z.optional(z.nullable(mobileNumber)),
  uan: z.optional(z.nullable(uanNumber)),
  epfoNumber: z.optional(z.nullable(epfoNumber)),
  esiNumber: z.optional(
    z.nullable(
      z
        .string('Enter an ESI number.')
        .check(z.regex(/^[0-9]{10}$/, 'Enter 10 digits.'), z.describe('Insurance number, 10 digits.')),
    ),
  ),
  pan: sealed(panNumber),
  aadhaar: sealed(aadhaarNumber),
});
export type FileBody = z.output<typeof fileBody>;

export const employeeDocument = z.object({
  employeeDocumentId,
  kind: z.enum(employeeDocumentKinds),
  number: z.string(),
  expiresOn: z.nullable(z.string()),
  isExpiring: z.boolean().check(z.describe('It ends within a month, or has ended.')),
  fileName: z.string(),
  addedAt: instant(),
  can: z.object({ remove: z.boolean() }),
});
export type EmployeeDocument = z.output<typeof employeeDocument>;
export type EmployeeDocumentAnswer = z.input<typeof employeeDocument>;

export const employeeFile = z.object({
  employeeId,
  fullName: z.string(),
  isMe: z.boolean(),
  bornOn: z.nullable(z.string()),
  address: z.string(),
  emergencyName: z.string(),
  emergencyRelation: z.string(),
  emergencyMobile: z.nullable(z.string()),
  uan: z.nullable(z.string()),
  epfoNumber: z.nullable(z.string()),
  esiNumber: z.nullable(z.string()),
  panLast4: z.nullable(z.string()).check(z.describe('The last four characters; no one is shown the rest.')),
  aadhaarLast4: z.nullable(z.string()).check(z.describe('The last four digits; no one is shown the rest.')),
  bank: z.nullable(bankAccount),
  documents: z.array(employeeDocument),
  version: z.int().check(z.describe('0 before anything was written.')),
  can: z.object({ edit: z.boolean(), giveBank: z.boolean(), verifyBank: z.boolean() }),
});
export type EmployeeFile = z.output<typeof employeeFile>;
export type EmployeeFileAnswer = z.input<typeof employeeFile>;
