import type { createDocument as createCall } from '@nukkad/contract/files/template/template.api';
import type { MadeDocument, TemplateText } from '@nukkad/contract/files/template/template.model';
import { templateErrors } from '@nukkad/contract/files/template/template.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { FilledTemplate } from '../../platform/templating/templating.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { organisationOf } from '../../platform/viewer.ts';
import { builtIn } from './built-in/built-in.ts';
import { fillRecord, fillTemplate, signerName } from './fill-template.ts';
import { ownTemplate, presentText } from './read-templates.ts';
import { businessRole } from './record-fields.ts';
import type { FilledRecord, TemplateDependencies } from './template.interface.ts';
import { mayChangeTemplate } from './template.policy.ts';
import { textsOf } from './template.presenter.ts';
import { type TemplateRow, markUsed } from './template.store.ts';
import { lockOwn } from './write-template.ts';

type Asked = EndpointParsed<typeof createCall>['body'];

interface Chosen {
  readonly text: TemplateText;
  /** Null: the ready-made text of the kind. */
  readonly row: TemplateRow | null;
}

async function chosen(
  { platform: { db } }: TemplateDependencies,
  { viewer }: SignedInCall,
  { templateId, kind, lang }: Asked,
): Promise<Chosen> {
  if (templateId === undefined) return { text: builtIn[kind][lang], row: null };
  const row = await ownTemplate(db, viewer, { templateId });
  if (row.kind !== kind || row.removedAt !== null) refuse(templateErrors.template_not_found);
  const text = textsOf(await presentText(db, row))[lang];
  return { text: text ?? refuse(templateErrors.template_language_missing), row };
}

async function holdUsed(tx: Tx, { viewer, now }: SignedInCall, used: TemplateRow): Promise<void> {
  const row = await lockOwn(tx, viewer, used.templateId);
  if (row.version !== used.version) refuse(templateErrors.template_changed);
  await markUsed(tx, row, now);
}

/** The text stays as it was used; one that was changed meanwhile is read again first. */
function keepUse(
  { platform }: TemplateDependencies,
  call: SignedInCall,
  { kind, way, recordId }: Asked,
  used: TemplateRow | null,
): Promise<void> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return platform.write(call, async (tx) => {
    if (!used) authorize({ organisationId }, mayChangeTemplate(viewer, { organisationId }));
    if (used) await holdUsed(tx, call, used);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'template.use',
      subjectKind: 'document_template',
      subjectId: used?.templateId ?? recordId,
      detail: { kind, way, ...(used && { versionNumber: used.versionNumber }) },
    });
  });
}

/** One row for each number: who signs for both sides signs once, in both places. */
function peopleOf(parties: FilledRecord['parties'], lang: Asked['lang']) {
  const numbers = [...new Set(parties.flatMap(({ mobileNumber }) => mobileNumber ?? []))];
  const recipients = numbers.map((mobileNumber) => ({
    mobileNumber,
    name: parties.find((party) => party.mobileNumber === mobileNumber)?.name ?? '',
    lang,
  }));
  return {
    recipients,
    recipientOf: (role: string) =>
      numbers.indexOf(parties.find((party) => party.role === role)?.mobileNumber ?? ''),
    withoutNumber: parties.filter(({ mobileNumber }) => mobileNumber === null).map(({ name }) => name),
  };
}

async function draftOf(
  deps: TemplateDependencies,
  call: SignedInCall,
  { lang, signer }: Asked,
  record: FilledRecord,
  {
    title,
    fileName,
    content,
    places,
  }: Pick<FilledTemplate, 'title' | 'places'> & {
    readonly fileName: string;
    readonly content: Buffer;
  },
) {
  const { envelope, platform } = deps;
  const [name, mobileNumber] = await Promise.all([
    signerName(deps, call, signer),
    envelope.people.single().numberOf(platform.db, call.viewer.userId),
  ]);
  const own = { role: businessRole, name, mobileNumber: mobileNumber || null };
  const signing = [own, ...record.parties].filter(({ role }) => places.some((place) => place.role === role));
  const { recipients, recipientOf, withoutNumber } = peopleOf(signing, lang);
  const fields = places
    .map(({ role, ...place }) => ({ ...place, recipient: recipientOf(role) }))
    .filter(({ recipient }) => recipient >= 0);
  const { envelopeId } = await envelope.draftFrom(call, { title, fileName, content, recipients, fields });
  return { envelopeId, withoutNumber };
}

const fileNameOf = (title: string): string =>
  `${title
    .replaceAll(/[^\p{L}\p{M}\p{N} .,()-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)}.pdf`;

/** Makes the paper of a record, and keeps which text it was made of. */
export async function createDocument(
  deps: TemplateDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<MadeDocument> {
  const { text, row } = await chosen(deps, call, asked);
  const record = await fillRecord(deps, call, asked, asked.recordId);
  const { content: drawn, title, places } = await fillTemplate(deps, call, asked, text, record);
  if (!drawn) return refuse(templateErrors.template_has_problems);
  await keepUse(deps, call, asked, row);
  const content = Buffer.from(drawn);
  const fileName = fileNameOf(`${title}, ${record.name}`);
  const none = { fileName, pdf: null, itemId: null, envelopeId: null, withoutNumber: [] };
  if (asked.way === 'file') return { ...none, pdf: content.toString('base64') };
  if (asked.way === 'drive') {
    const { itemId } = await deps.drive.keepMade(call, { name: fileName, content, mediaType: pdfMediaType });
    return { ...none, itemId };
  }
  const draft = await draftOf(deps, call, asked, record, { title, fileName, content, places });
  return { ...none, ...draft };
}
