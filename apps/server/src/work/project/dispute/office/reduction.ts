import { milestoneDisputeErrors } from '@nukkad/contract/work/project/milestone.noun';
import { type Authorized, partOf } from '../../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../../platform/db/database.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { settingAt } from '../../../../platform/snapshot/settings.ts';
import { reduceMilestone } from '../../bill-milestone.ts';
import type { OwnedMilestone } from '../../milestone.transitions.ts';
import type { ProjectDependencies } from '../../project.interface.ts';
import { defaultRules } from '../../project.rules.ts';
import { type Reduction, reductionOf } from '../dispute.rules.ts';
import type { OfficeDisputeRow } from './office-disputes.store.ts';
import { getOfficeDispute } from './read-disputes.ts';

const returnableOf = ({
  milestoneId,
  projectId,
  organisationId,
  taxPercent,
  rfqId,
  isAdvance,
}: OfficeDisputeRow) => ({ milestoneId, projectId, organisationId, taxPercent, rfqId, isAdvance });

/** What a reduction of an open dispute does, to the paisa; refused where it cannot be made. */
export async function reductionEffect(
  { platform, books, returns }: ProjectDependencies,
  reader: Reader,
  row: OfficeDisputeRow,
  paise: number,
  now: Date,
): Promise<Reduction> {
  if (row.endedAt) refuse(milestoneDisputeErrors.milestone_dispute_ended);
  const [rules, settled, returnablePaise] = await Promise.all([
    settingAt(platform.db, 'project.rules', now, defaultRules),
    books.answers[0]?.received(reader, [row.milestoneId]),
    returns.answers[0]?.returnable(reader, returnableOf(row)),
  ]);
  const { amountPaise, reducedPaise } = row;
  const settledPaise = settled?.get(row.milestoneId) ?? 0;
  return reductionOf(
    { amountPaise, reducedPaise, settledPaise, returnablePaise: returnablePaise ?? 0 },
    paise,
    rules,
  );
}

export const previewReduction = async (
  deps: ProjectDependencies,
  { disputeId, amount }: { readonly disputeId: string; readonly amount: number },
  now: Date,
): Promise<Reduction> => {
  const { db } = deps.platform;
  return reductionEffect(deps, db, await getOfficeDispute(db, disputeId), amount, now);
};

/** The gateway is asked for what goes back, and the book of the partner has it; its project is locked. */
export async function takeOff(
  deps: ProjectDependencies,
  tx: Tx,
  of: {
    readonly row: OfficeDisputeRow;
    readonly partyId: string;
    readonly milestone: Authorized<OwnedMilestone>;
    readonly effect: Reduction;
  },
  now: Date,
): Promise<void> {
  const { row, milestone, effect, partyId } = of;
  const [gateway] = deps.returns.answers;
  const returns =
    gateway && effect.returned > 0
      ? await gateway.giveBack(
          tx,
          partOf(milestone, { ...returnableOf(row), amountPaise: effect.returned }),
          now,
        )
      : [];
  const reduction = { reducedPaise: effect.amount, returns };
  await reduceMilestone(deps, tx, { partyId }, partOf(milestone, { ...milestone, reduction }), now);
}
