import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { untilByCity } from '../../platform/snapshot/settings-by-city.ts';
import type { QuotedLead } from '../rfq/index.ts';
import { type AgreementRow, findAgreement, listUnpaid, saveAgreement } from './agreement.store.ts';
import { endDocument } from './agreement-document.ts';
import { askForAdvance, concludeAgreement } from './conclude-agreement.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { agreedBefore } from './quote.rules.ts';
import { readQuoteRulesByCity } from './quote.store.ts';
import { listUnsigned } from './unsigned.store.ts';

/** At most so many in a round; the rest waits for the next one. */
const aRound = 200;

const inTurn = async (ids: readonly string[], act: (leadId: string) => Promise<void>) => {
  for (const leadId of ids) await act(leadId);
};

/** By the hour: accepted quotes that no one changed for the hours of their city. Looks again at each under its lock. */
export async function agreeUnchanged(deps: QuoteDependencies): Promise<void> {
  const { platform } = deps;
  const { quotes } = deps.rfq;
  const now = platform.clock.now();
  const rules = await readQuoteRulesByCity(platform.db, now);
  const accepted = untilByCity(rules, (of) => agreedBefore(now, of));
  await inTurn(await listUnsigned(platform.db, accepted, aRound), (leadId) =>
    platform.write(system, async (tx) => {
      const of = await quotes.lock(tx, leadId);
      const agreement = await findAgreement(tx, leadId);
      const allowed = quotes.transitions.allowSystem(quotes.transitions.verb.agree, of?.lead ?? null);
      if (!of || !allowed || !agreement) return;
      if (agreement.acceptedAt > agreedBefore(now, rules.of(of.rfq.cityCode))) return;
      const lead = await quotes.transitions.move(tx, allowed, { now });
      const { envelopeId } = agreement;
      const reason = 'Agreed on without all signatures, as no one changed it in time.';
      await endDocument(deps, tx, lead, { envelopeId, as: 'expired', reason }, now);
      await concludeAgreement(deps, tx, { ...of, lead }, agreement, now);
    }),
  );
}

interface Lapsing {
  readonly of: QuotedLead;
  readonly agreement: AgreementRow;
  readonly now: Date;
}

async function lapse(deps: QuoteDependencies, tx: Tx, { of, agreement, now }: Lapsing): Promise<void> {
  const { quotes } = deps.rfq;
  const { transitions } = quotes;
  const lapsed = { ...agreement, lapses: agreement.lapses + 1, payBy: null };
  if (agreement.lapses === 0) {
    const allowed = transitions.allowSystem(transitions.verb.lapseAdvance, of.lead);
    if (!allowed) return;
    const lead = await transitions.move(tx, allowed, { now });
    await askForAdvance(deps, tx, { ...of, lead }, lapsed, now);
    return;
  }
  const allowed = transitions.allowSystem(transitions.verb.dropUnpaid, of.lead);
  if (!allowed) return;
  const lead = await transitions.move(tx, allowed, { now });
  await saveAgreement(tx, partOf(lead, lapsed));
  await quotes.endAward(tx, of.rfq.rfqId, now);
}

/** By the hour: advances that were not paid in time are asked for once more, and then the agreement is over. */
export async function lapseAdvances(deps: QuoteDependencies): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  await inTurn(await listUnpaid(platform.db, now, aRound), (leadId) =>
    platform.write(system, async (tx) => {
      const of = await deps.rfq.quotes.lock(tx, leadId);
      const agreement = await findAgreement(tx, leadId);
      if (!of || !agreement?.payBy || agreement.payBy > now || agreement.paidAt) return;
      await lapse(deps, tx, { of, agreement, now });
    }),
  );
}
