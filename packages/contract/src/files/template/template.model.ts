import * as z from 'zod/mini';
import { id, instant, optionalText, text } from '../../kernel/schema.ts';
import { templateKinds } from './template.noun.ts';

export const templateId = id('Template');

export const templateLimits = { name: 80, title: 120, body: 20_000, templates: 100 } as const;

export const templateKind = z.enum(templateKinds, 'Choose one of the list.');
export const templateLang = z.enum(['en', 'hi'], 'Choose one of the list.');
export type TemplateLang = z.output<typeof templateLang>;

/** Liquid in Markdown: fields, conditions, loops, and places to sign as [[sign: employee]]. */
export const templateText = z.object({
  title: text(templateLimits.title, 'At the top of the paper; may hold fields.'),
  body: text(templateLimits.body, 'Markdown with fields.'),
});
export type TemplateText = z.output<typeof templateText>;

const texts = {
  en: z.nullable(templateText).check(z.describe('Null: not in this language.')),
  hi: z.nullable(templateText),
};

export const writtenTemplate = z
  .object({ name: text(templateLimits.name), ...texts })
  .check(z.refine(({ en, hi }) => en !== null || hi !== null, 'Enter the text in one language at least.'));

const templateFacts = {
  templateId,
  kind: templateKind,
  name: z.string(),
  langs: z.array(templateLang),
  versionNumber: z.int().check(z.describe('A new one begins when one that was used is changed.')),
  updatedAt: instant(),
  isInUse: z.boolean().check(z.describe('New documents of its kind are made with it.')),
  can: z.object({
    edit: z.boolean(),
    create: z.boolean(),
    use: z.boolean().check(z.describe('Be chosen for new documents of its kind.')),
  }),
};

export const templateCard = z.object(templateFacts);
export type TemplateCard = z.output<typeof templateCard>;

export const template = z.object({
  ...templateFacts,
  ...texts,
  isRemoved: z.boolean().check(z.describe('Its versions stay readable.')),
  isUsed: z.boolean().check(z.describe('A document was made of this version.')),
  version: z.int(),
});
export type Template = z.output<typeof template>;

export const templateVersion = z.object({
  versionNumber: z.int(),
  createdAt: instant(),
  usedAt: z.nullable(instant()).check(z.describe('When the first document was made of it.')),
  ...texts,
});
export type TemplateVersion = z.output<typeof templateVersion>;

/** `list`: rows, whose own fields are named below it. */
export const templateFieldTypes = ['text', 'day', 'money', 'number', 'flag', 'list'] as const;
export type TemplateFieldType = (typeof templateFieldTypes)[number];

export const templateField = z.object({
  name: z.string().check(z.describe('As it is written, employee.name; of a list, lines.amount.')),
  type: z.enum(templateFieldTypes),
  title: z.string(),
});
export type TemplateField = z.output<typeof templateField>;

export const templateRole = z.object({
  role: z.string().check(z.describe('As in [[sign: employee]].')),
  title: z.string(),
});

/** What can be written in templates of a kind. */
export const templateGuide = z.object({
  kind: templateKind,
  canCreate: z.boolean().check(z.describe('The caller may read such records.')),
  builtIn: z.object({ en: templateText, hi: templateText }),
  fields: z.array(templateField),
  roles: z.array(templateRole),
});
export type TemplateGuide = z.output<typeof templateGuide>;

export const templateRecordId = z.uuid('This is not a known id.');

export const templateRecord = z.object({
  recordId: templateRecordId,
  name: z.string(),
  note: z.string().check(z.describe('What tells it from others; may be empty.')),
});
export type TemplateRecord = z.output<typeof templateRecord>;

/** Who signs for the business, and where: no record holds it. */
export const templateSigner = z.object({
  name: optionalText(100, 'Who signs for the business.'),
  title: optionalText(100, 'What they are there.'),
  place: optionalText(80, 'Where it is signed.'),
});

export const templateProblemKinds = [
  'syntax',
  'unknown_field',
  'unknown_filter',
  'unknown_tag',
  'wrong_place',
  'unknown_role',
  'markup',
  'too_heavy',
  'too_long',
  'empty',
  'no_place',
  'place_not_here',
] as const;
export type TemplateProblemKind = (typeof templateProblemKinds)[number];

export const templateProblem = z.object({
  line: z.int().check(z.describe('Of the body, from 1; 0: of the title or of the whole.')),
  kind: z.enum(templateProblemKinds),
  found: z.string().check(z.describe('What stands there.')),
});
export type TemplateProblem = z.output<typeof templateProblem>;

/** What came of choosing a template; with problems nothing has changed. */
export const chosenTemplate = z.object({
  isInUse: z.boolean(),
  problems: z.array(z.extend(templateProblem, { lang: templateLang })),
});
export type ChosenTemplate = z.output<typeof chosenTemplate>;

/** The places at which someone signs or fills in, as fields of a document that is sent to be signed. */
export const templatePlace = z.object({
  role: z.string(),
  kind: z.enum(['signature', 'initials', 'date', 'stamp']),
  page: z.int().check(z.describe('From 0.')),
  left: z.number().check(z.describe('Of the page, 0 to 1.')),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type TemplatePlace = z.output<typeof templatePlace>;

export const templatePreview = z.object({
  recordName: z.nullable(z.string()).check(z.describe('Of which record; null: there is none yet.')),
  problems: z.array(templateProblem).check(z.describe('At most 20, by line.')),
  pdf: z.nullable(z.string()).check(z.describe('Base64; null while there are problems.')),
  pages: z.int(),
  places: z.array(templatePlace),
});
export type TemplatePreview = z.output<typeof templatePreview>;

/** What a preview has where the business has a paper of its own. */
export const ownPaperPdf = z
  .nullable(z.string())
  .check(z.describe('Base64, made of the template that is in use; null: the words are its paper.'));

export const documentWays = ['file', 'drive', 'signing'] as const;

export const madeDocument = z.object({
  fileName: z.string(),
  pdf: z.nullable(z.string()).check(z.describe('Base64, of `file`.')),
  envelopeId: z.nullable(z.uuid()).check(z.describe('The draft, of `signing`.')),
  itemId: z.nullable(z.uuid()).check(z.describe('In the team drive, of `drive`.')),
  withoutNumber: z.array(z.string()).check(z.describe('Who is left to be added to the draft.')),
});
export type MadeDocument = z.output<typeof madeDocument>;
