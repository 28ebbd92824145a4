import type { Tx } from '../../../platform/db/database.ts';
import type { PurchaseRow } from '../../payment/index.ts';
import type { Party } from '../invoice-document.rules.ts';
import { type PlatformParticulars, readPlatform } from '../invoice.store.ts';
import { type InvoiceDependencies, partnerParty } from '../issue-invoice.ts';
import { type PurchaseFacts, rateWithin } from './purchase-paper.rules.ts';

/** What was paid of it, with the GST in it. */
export interface Paid {
  readonly amountPaise: number;
  readonly taxPaise: number;
}

type Gathered = PurchaseFacts & {
  /** Whose series numbers it. */
  readonly suppliedBy: 'partner' | 'platform';
};

const namedStates = async ({ geography }: InvoiceDependencies, tx: Tx, codes: readonly string[]) => {
  const names = await geography.stateNames(tx, codes);
  return (code: string) => names.get(code) ?? '';
};

function platformParty(
  { platform: { config } }: InvoiceDependencies,
  own: PlatformParticulars,
  stateName: string,
): Party {
  const { name, address } = config.company;
  return { name, address, gstin: own.gstin, stateName, stateCode: own.stateCode };
}

/** The platform sells credits to a partner. */
export async function gatherPack(
  deps: InvoiceDependencies,
  tx: Tx,
  purchase: PurchaseRow,
  issuedAt: Date,
): Promise<Gathered> {
  const [own, recipient] = await Promise.all([
    readPlatform(tx, issuedAt),
    partnerParty(deps, tx, purchase.organisationId),
  ]);
  const stateCode = recipient.gstin?.slice(0, 2) ?? (recipient.stateCode || own.stateCode);
  const nameOf = await namedStates(deps, tx, [own.stateCode, stateCode]);
  const taxPaise = purchase.cgstPaise + purchase.sgstPaise + purchase.igstPaise;
  const { amountPaise, credits, orderId, paidAt } = purchase;
  return {
    brand: deps.platform.config.BRAND_NAME,
    suppliedBy: 'platform',
    number: { of: 'Order', text: orderId.slice(-12).toUpperCase() },
    issuedAt,
    paidAt: paidAt ?? issuedAt,
    supplier: platformParty(deps, own, nameOf(own.stateCode)),
    recipient,
    place: { stateCode, stateName: nameOf(stateCode) },
    description: `${credits} credits to unlock leads`,
    sac: own.feeSac,
    percent: rateWithin(amountPaise, taxPaise),
    amountPaise,
    taxPaise,
    notes: [],
  };
}

async function ofProject(deps: InvoiceDependencies, tx: Tx, projectId: string, milestoneId: string | null) {
  const project = (await deps.project.getProjects(tx, [projectId])).get(projectId);
  if (!project) throw new Error(`No project ${projectId} to invoice for.`);
  const { organisationId, partyId } = project;
  const [party, milestones] = await Promise.all([
    deps.party.getParties(tx, organisationId, [partyId]),
    deps.project.milestonesOf(tx, projectId),
  ]);
  const milestone = milestones.find((one) =>
    milestoneId === null ? one.isAdvance : one.milestoneId === milestoneId,
  );
  return { project, party: party.get(partyId) ?? null, title: milestone?.title ?? 'Milestone' };
}

/** A partner is paid for a project; where it is not registered, the platform pays the tax on its work and supplies it. */
export async function gatherProject(
  deps: InvoiceDependencies,
  tx: Tx,
  {
    milestoneId,
    projectId,
    paid,
    paidAt,
  }: Pick<PurchaseRow, 'milestoneId' | 'paidAt'> & {
    readonly projectId: string;
    readonly paid: Paid;
  },
  issuedAt: Date,
): Promise<Gathered> {
  const [own, { project, party, title }] = await Promise.all([
    readPlatform(tx, issuedAt),
    ofProject(deps, tx, projectId, milestoneId),
  ]);
  const partner = await partnerParty(deps, tx, project.organisationId);
  const partnerState = partner.gstin?.slice(0, 2) ?? partner.stateCode;
  const stateCode = project.placeStateCode ?? partnerState;
  const nameOf = await namedStates(deps, tx, [own.stateCode, stateCode]);
  const operator = platformParty(deps, own, nameOf(own.stateCode));
  const byPlatform = partner.gstin === null && paid.taxPaise > 0;
  return {
    brand: deps.platform.config.BRAND_NAME,
    suppliedBy: byPlatform ? 'platform' : 'partner',
    number: { of: 'Project', text: project.projectNumber },
    issuedAt,
    paidAt: paidAt ?? issuedAt,
    supplier: byPlatform ? operator : { ...partner, stateCode: partnerState },
    recipient: {
      name: party?.name ?? '',
      address: project.placeAddress ?? '',
      gstin: party?.gstNumber ?? null,
      stateCode,
      stateName: nameOf(stateCode),
    },
    place: { stateCode, stateName: nameOf(stateCode) },
    description: `${title} (${project.title})`,
    sac: project.sacCode ?? own.feeSac,
    percent: rateWithin(paid.amountPaise, paid.taxPaise),
    ...paid,
    notes: byPlatform
      ? [
          `The work is done by ${partner.name}. The e-commerce operator pays the tax on it (CGST Act 2017, section 9(5)).`,
        ]
      : [`Agreed and paid through ${operator.name}, e-commerce operator, GSTIN ${own.gstin}.`],
  };
}
