/** Who and what the paper of a change names. */
import { scopeChangeErrors } from '@nukkad/contract/work/scope-change/scope-change.noun';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ScopePaper } from './draw-scope-change.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import type { ScopeChangeRow, ScopeLineRow } from './scope-change.store.ts';

export interface SeenChange {
  readonly project: ProjectRef;
  readonly row: ScopeChangeRow;
}

/** Its paper without the logo, with who signs for the business until someone of it does. */
export interface ChangeFacts extends Omit<ScopePaper, 'logo'> {
  readonly proposer: string;
}

/** In the language of who proposed it. */
export async function peopleOf(
  { account, partner }: Pick<ScopeChangeDependencies, 'account' | 'partner'>,
  reader: Reader,
  { project: { organisationId, buyerId }, row: { proposedBy } }: SeenChange,
) {
  const [organisations, people] = await Promise.all([
    partner.getOrganisations(reader, [organisationId]),
    account.getPeople(
      reader,
      [buyerId, proposedBy].flatMap((id) => id ?? []),
    ),
  ]);
  const business = organisations.get(organisationId) ?? refuse(scopeChangeErrors.scope_change_not_found);
  const proposer = people.get(proposedBy ?? '');
  return { business, client: people.get(buyerId ?? ''), lang: proposer?.language ?? 'en', proposer };
}

export async function factsOf(
  deps: ScopeChangeDependencies,
  reader: Reader,
  seen: SeenChange,
  lines: readonly ScopeLineRow[],
): Promise<ChangeFacts> {
  const { business, client, lang, proposer } = await peopleOf(deps, reader, seen);
  return {
    brand: deps.platform.config.BRAND_NAME,
    companyName: business.companyName,
    gstNumber: business.gstNumber,
    customerName: client?.fullName ?? '',
    projectNumber: seen.project.projectNumber,
    projectTitle: seen.project.title,
    proposer: proposer?.fullName ?? '',
    lang,
    change: seen.row,
    lines,
  };
}
