import { createHash } from 'node:crypto';
import { templateErrors } from '@nukkad/contract/files/template/template.noun';
import type { TemplateText } from '@nukkad/contract/files/template/template.model';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { pageSizes } from '../../../platform/pdf/signature-block.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Problem } from '../../../platform/templating/templating.ts';
import type { DrawnAgreement } from '../../envelope/index.ts';
import { fillText } from '../fill-template.ts';
import { businessRole } from '../record-fields.ts';
import type { TemplateDependencies } from '../template.interface.ts';
import { textsOf } from '../template.presenter.ts';
import { findInUse, findVersion, lockTemplate, markUsed } from '../template.store.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { OwnPaper, PaperAsked, PaperText } from './paper.interface.ts';
import { placeProblems, signingRoles } from './paper-problems.ts';

const ours: PaperText = { templateId: null, templateVersion: null };

/** Null: it has no words in this language. */
async function textOf(
  reader: Reader,
  { templateId, templateVersion }: PaperText,
  lang: PaperAsked['lang'],
): Promise<TemplateText | null> {
  if (templateId === null || templateVersion === null) return null;
  const version = await findVersion(reader, templateId, templateVersion);
  return version && textsOf(version)[lang];
}

async function chosen(
  reader: Reader,
  { lang, ...of }: Parameters<OwnPaper['chosen']>[1],
): Promise<PaperText> {
  const row = await findInUse(reader, of);
  if (!row) return ours;
  const found = { templateId: row.templateId, templateVersion: row.versionNumber };
  return (await textOf(reader, found, lang)) ? found : ours;
}

/** Whose limits it is read under: those of the document, so that no reader of one pauses another, or the business. */
const documentOf = (organisationId: string, values: PaperAsked['values']): string =>
  createHash('sha256')
    .update(JSON.stringify([organisationId, values]))
    .digest('hex');

interface Tried {
  readonly drawn: DrawnAgreement | null;
  readonly problems: readonly Problem[];
}

/** Fills it, and looks at where the sides sign: a condition may have left out a place. */
async function drawOn(
  deps: TemplateDependencies,
  text: TemplateText,
  { values, fileName, ...of }: PaperAsked,
): Promise<Tried> {
  const { content, pages, places, problems } = await fillText(
    deps,
    { ...of, by: documentOf(of.organisationId, values) },
    text,
    values,
  );
  if (!content) return { drawn: null, problems };
  const wrong = placeProblems(places, signingRoles(deps, of.kind));
  if (wrong.length > 0) return { drawn: null, problems: wrong };
  const signed = places.flatMap(({ role, kind, ...place }) =>
    kind === 'signature' || kind === 'date'
      ? [{ ...place, kind, side: role === businessRole ? ('first' as const) : ('second' as const) }]
      : [],
  );
  const drawn = { fileName, content: Buffer.from(content), pages: pageSizes(pages), places: signed };
  return { drawn, problems: [] };
}

async function check(deps: TemplateDependencies, paper: PaperText, asked: PaperAsked) {
  const text = await textOf(deps.platform.db, paper, asked.lang);
  if (!text) return null;
  const { drawn } = await drawOn(deps, text, asked);
  return drawn ?? refuse(templateErrors.paper_has_problems);
}

async function draw(deps: TemplateDependencies, paper: PaperText, asked: PaperAsked) {
  const text = await textOf(deps.platform.db, paper, asked.lang);
  if (!text) return null;
  const { drawn, problems } = await drawOn(deps, text, asked);
  const kinds = problems.map(({ kind }) => kind);
  // Callers hand in the row of what was issued, which no log may hold.
  const { templateId, templateVersion } = paper;
  if (!drawn)
    deps.platform.log.warn({ templateId, templateVersion, kinds }, 'A document is drawn on our own paper.');
  return drawn;
}

async function hold(tx: Tx, of: Parameters<OwnPaper['hold']>[1], now: Date): Promise<void> {
  const { templateId, templateVersion } = of;
  if (templateId === null || templateVersion === null) return;
  const row = await lockTemplate(tx, templateId);
  if (row?.versionNumber !== templateVersion || row.inUseSince === null || row.removedAt !== null)
    refuse(templateErrors.template_changed);
  await markUsed(tx, partOf(of, { templateId, versionNumber: templateVersion }), now);
}

/** What other domains may do with the papers of a business. */
export const ownPaperOf = (deps: TemplateDependencies): OwnPaper => ({
  chosen,
  check: (paper, asked) => check(deps, paper, asked),
  draw: (paper, asked) => draw(deps, paper, asked),
  hold,
});
