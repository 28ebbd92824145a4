import * as z from 'zod/mini';
import { id, instant, optionalText } from '../../kernel/schema.ts';

export const projectFileId = id('ProjectFile');
/** Documents and photos of one project. */
export const mostProjectFiles = 100;

/** Who sees a file: the people of the business alone, or its client as well. */
export const fileAudiences = ['team', 'client'] as const;
export type FileAudience = (typeof fileAudiences)[number];
export const fileAudience = z.enum(fileAudiences, 'Choose one of the list.');

export const projectFileCaption = optionalText(120, 'What it is or shows.');

/** A photo or a document of a project. */
export const projectFile = z.object({
  fileId: projectFileId,
  kind: z.enum(['photo', 'document']),
  fileName: z.string(),
  caption: z.string(),
  audience: z.enum(fileAudiences),
  by: z.enum(['partner', 'client']).check(z.describe('Which side added it.')),
  url: z.string().check(z.describe('Good for ten minutes, for this viewer alone.')),
  addedAt: instant(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type ProjectFile = z.output<typeof projectFile>;
export type ProjectFileAnswer = z.input<typeof projectFile>;
