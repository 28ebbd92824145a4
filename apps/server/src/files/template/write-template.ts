import type {
  addTemplate as addCall,
  editTemplate as editCall,
} from '@nukkad/contract/files/template/template.api';
import { templateLimits } from '@nukkad/contract/files/template/template.model';
import { templateErrors } from '@nukkad/contract/files/template/template.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import { problemsOfTexts } from './paper/paper-problems.ts';
import { ownTemplate, presentText } from './read-templates.ts';
import type { TemplateDependencies } from './template.interface.ts';
import { mayChangeTemplate, seesTemplate } from './template.policy.ts';
import { presentTemplate } from './template.presenter.ts';
import {
  type TemplateRow,
  type VersionRow,
  countForMore,
  insertTemplate,
  insertVersion,
  lockTemplate,
  saveTemplate,
  saveVersion,
} from './template.store.ts';

type Written = EndpointParsed<typeof addCall>['body']['text'];

const written = ({ en, hi }: Written) => ({
  titleEn: en?.title ?? null,
  bodyEn: en?.body ?? null,
  titleHi: hi?.title ?? null,
  bodyHi: hi?.body ?? null,
});

/** 404, then 403; one that was deleted is not there. */
export async function lockOwn(tx: Tx, viewer: Viewer, templateId: string): Promise<Authorized<TemplateRow>> {
  const row = await lockTemplate(tx, templateId);
  if (!row || !seesTemplate(viewer, row) || row.removedAt !== null)
    return refuse(templateErrors.template_not_found);
  return authorize(row, mayChangeTemplate(viewer, row));
}

export const log = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  verb: 'add' | 'edit' | 'remove' | 'choose',
  { templateId, kind, versionNumber }: TemplateRow,
) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: `template.${verb}`,
    subjectKind: 'document_template',
    subjectId: templateId,
    detail: { kind, versionNumber },
  });

export function addTemplate(
  { platform }: TemplateDependencies,
  call: SignedInCall,
  { kind, text }: EndpointParsed<typeof addCall>['body'],
) {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const templateId = newId();
  const fresh: TemplateRow = {
    templateId,
    organisationId,
    kind,
    name: text.name,
    versionNumber: 1,
    inUseSince: null,
    removedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  return platform.write(call, async (tx) => {
    const row = authorize(fresh, mayChangeTemplate(viewer, fresh));
    if ((await countForMore(tx, organisationId)) >= templateLimits.templates)
      refuse(templateErrors.template_limit);
    const first: VersionRow = {
      templateId,
      versionNumber: 1,
      ...written(text),
      createdAt: now,
      usedAt: null,
    };
    await insertTemplate(tx, row);
    await insertVersion(tx, partOf(row, first));
    await log(tx, call, 'add', row);
    return presentTemplate(row, first, viewer);
  });
}

/** A text of which a document was made stays; the change is the next version. */
export async function editTemplate(
  deps: TemplateDependencies,
  call: SignedInCall,
  { templateId, version, text }: EndpointParsed<typeof editCall>['body'],
) {
  const { viewer, now } = call;
  // One that is chosen meanwhile has another version.
  const { inUseSince } = await ownTemplate(deps.platform.db, viewer, { templateId });
  const asked = { templateId, texts: text };
  const problems = inUseSince === null ? [] : await problemsOfTexts(deps, call, asked);
  return deps.platform.write(call, async (tx) => {
    const row = await lockOwn(tx, viewer, templateId);
    if (row.version !== version) refuse(templateErrors.template_changed);
    if (problems.length > 0) refuse(templateErrors.template_in_use_wrong);
    const before = await presentText(tx, row);
    const isUsed = before.usedAt !== null;
    const versionNumber = row.versionNumber + (isUsed ? 1 : 0);
    const next: VersionRow = {
      ...before,
      ...written(text),
      ...(isUsed && { versionNumber, createdAt: now, usedAt: null }),
    };
    await (isUsed ? insertVersion : saveVersion)(tx, partOf(row, next));
    const changed = { ...row, name: text.name, versionNumber, updatedAt: now, version: row.version + 1 };
    await saveTemplate(tx, changed);
    await log(tx, call, 'edit', changed);
    return presentTemplate(changed, next, viewer);
  });
}

export function removeTemplate(
  { platform }: TemplateDependencies,
  call: SignedInCall,
  templateId: string,
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const row = await lockOwn(tx, viewer, templateId);
    await saveTemplate(tx, {
      ...row,
      inUseSince: null,
      removedAt: now,
      updatedAt: now,
      version: row.version + 1,
    });
    await log(tx, call, 'remove', row);
    return { removed: true as const };
  });
}
