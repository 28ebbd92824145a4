import type { chooseTemplate as chooseCall } from '@nukkad/contract/files/template/template.api';
import type { ChosenTemplate } from '@nukkad/contract/files/template/template.model';
import { isPaperKind, templateErrors } from '@nukkad/contract/files/template/template.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownTemplate, presentText } from '../read-templates.ts';
import type { TemplateDependencies } from '../template.interface.ts';
import { textsOf } from '../template.presenter.ts';
import { endUseOfOthers, saveTemplate } from '../template.store.ts';
import { lockOwn, log } from '../write-template.ts';
import { problemsOfTexts } from './paper-problems.ts';

/** The paper of the business for new documents of its kind, in place of the one before; what was issued stays as it is. */
export async function chooseTemplate(
  deps: TemplateDependencies,
  call: SignedInCall,
  { templateId, version, isInUse }: EndpointParsed<typeof chooseCall>['body'],
): Promise<ChosenTemplate> {
  const { viewer, now } = call;
  const { db } = deps.platform;
  const read = await ownTemplate(db, viewer, { templateId });
  if (!isPaperKind(read.kind)) refuse(templateErrors.template_not_for_use);
  const texts = textsOf(await presentText(db, read));
  const problems = isInUse ? await problemsOfTexts(deps, call, { templateId, texts }) : [];
  return deps.platform.write(call, async (tx) => {
    const row = await lockOwn(tx, viewer, templateId);
    if (row.version !== version || row.version !== read.version) refuse(templateErrors.template_changed);
    if (problems.length > 0) return { isInUse: row.inUseSince !== null, problems };
    const next = {
      ...row,
      inUseSince: isInUse ? (row.inUseSince ?? now) : null,
      updatedAt: now,
      version: row.version + 1,
    };
    if (isInUse) await endUseOfOthers(tx, next);
    await saveTemplate(tx, next);
    await log(tx, call, 'choose', next);
    return { isInUse, problems: [] };
  });
}
