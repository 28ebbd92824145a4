/** A change on the paper of its business, where it has chosen one. */
import type { DrawnAgreement } from '../../files/envelope/index.ts';
import type { PaperAsked, PaperText } from '../../files/template/index.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import type { ChangeFacts } from './scope-facts.ts';
import { valuesOf } from './scope-values.ts';

export const fileNameOf = ({ projectNumber }: Pick<ChangeFacts, 'projectNumber'>): string =>
  `change-${projectNumber}.pdf`;

const askedOf = (facts: ChangeFacts): PaperAsked => ({
  organisationId: facts.change.organisationId,
  kind: 'change',
  lang: facts.lang,
  at: facts.change.proposedAt,
  signer: { name: facts.proposer, title: null, place: null },
  values: valuesOf(facts),
  fileName: fileNameOf(facts),
});

/** Before it is proposed: the text that is in use. Refuses what the business has to mend. */
export async function checkedPaper(
  { platform, template }: ScopeChangeDependencies,
  facts: ChangeFacts,
): Promise<PaperText> {
  const asked = askedOf(facts);
  const paper = await template.paper.chosen(platform.db, asked);
  if (paper.templateId !== null) await template.paper.check(paper, asked);
  return paper;
}

/** Null: on our own paper. */
export async function drawnOnOwn(
  { template }: ScopeChangeDependencies,
  facts: ChangeFacts,
): Promise<DrawnAgreement | null> {
  return facts.change.templateId === null ? null : template.paper.draw(facts.change, askedOf(facts));
}
