import { smsTemplates } from '../../src/platform/providers/index.ts';
import type { TemplateIds } from '../../src/platform/template-ids.config.ts';

/** Ids of every text in both languages: `start_code-en`, `start_code-hi`. */
export const testTemplateIds = Object.fromEntries(
  smsTemplates.map((name) => [name, { en: `${name}-en`, hi: `${name}-hi` }]),
) as TemplateIds;
