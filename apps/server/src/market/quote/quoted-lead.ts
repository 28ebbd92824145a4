import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { QuoteSide } from '@nukkad/contract/market/quote/quote.model';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { QuotedLead } from '../rfq/index.ts';
import type { QuoteDependencies } from './quote.interface.ts';

/** A lead that the viewer has to do with, on one of its sides. */
export interface SeenLead extends QuotedLead {
  readonly side: QuoteSide;
}

const seen = ({ rfq: { quotes } }: QuoteDependencies, viewer: Viewer, found: QuotedLead | null): SeenLead => {
  const side = found && quotes.sideOf(viewer, found);
  return found && side ? { ...found, side } : refuse(leadErrors.lead_not_found);
};

/** Which side of the document that is signed. */
export const sideOfAgreement = ({ side }: SeenLead): 'first' | 'second' =>
  side === 'Partner' ? 'first' : 'second';

/** 404 for everyone else. */
export const readSeenLead = async (
  deps: QuoteDependencies,
  reader: Reader,
  viewer: Viewer,
  leadId: string,
): Promise<SeenLead> => seen(deps, viewer, await deps.rfq.quotes.find(reader, leadId));

/** The same, with request and lead locked. */
export const lockSeenLead = async (
  deps: QuoteDependencies,
  tx: Tx,
  viewer: Viewer,
  leadId: string,
): Promise<SeenLead> => seen(deps, viewer, await deps.rfq.quotes.lock(tx, leadId));

/** Who moves the lead, as its transitions know them. */
export const actorOn = (viewer: Viewer, { rfq }: QuotedLead) => ({ ...viewer, asker: rfq });
