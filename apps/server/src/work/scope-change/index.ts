import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { scopeChangeConsumers } from './end-scope-document.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { scopeChangeNotices } from './scope-change.notices.ts';
import { scopeChangePersonal } from './scope-change.store.ts';
import { scopeChangeRoutes } from './scope-change.routes.ts';
import { scopeTemplates } from './template-records.ts';

/** Changes of what was agreed on for a project, which its client accepts or rejects. */
export function createScopeChangeDomain(deps: ScopeChangeDependencies): Domain {
  return {
    name: 'scope-change',
    routes: scopeChangeRoutes(deps),
    consumers: scopeChangeConsumers(deps),
    notices: scopeChangeNotices(deps),
    personal: scopeChangePersonal,
    extensions: [deps.template.records.answeredBy(scopeTemplates(deps))],
    constraints: { scope_change_waits_once: scopeChangeErrors.scope_change_waits },
  };
}

export const scopeChange = domain({
  needs: ['account', 'envelope', 'partner', 'project', 'template'],
  create: createScopeChangeDomain,
});
