import type { ComparedOffer, Comparison } from '@nukkad/contract/market/quote/comparison.model';

/** Which partner's lead each line goes to, by the place of the line in the comparison. */
export type Choice = Readonly<Record<number, string>>;

interface Part {
  readonly leadId: string;
  readonly quoteId: string;
  readonly newestVersion: number;
  readonly lines: number[];
}

const isSettled = ({ award }: ComparedOffer) =>
  award?.standing === 'agreed' || award?.standing === 'accepted';

/** The partner of a line that stays with it: it accepted the line already. */
export const settledPartner = ({ offers }: Comparison, awardedTo: string | null): ComparedOffer | undefined =>
  offers.find((offer) => offer.leadId === awardedTo && isSettled(offer));

/** Who may be given a line: who offers it, and whose quote still stands. */
export const takersOf = ({ offers, lines }: Comparison, line: number) =>
  offers.flatMap((offer, at) => {
    const cell = lines[line]?.cells[at];
    return cell && offer.can.award ? [{ offer, cell }] : [];
  });

/** As it was given so far, where it can still change. */
export const presentChoice = (of: Comparison): Choice =>
  Object.fromEntries(
    of.lines.flatMap(({ awardedTo }, line) =>
      awardedTo !== null && takersOf(of, line).some(({ offer }) => offer.leadId === awardedTo)
        ? [[line, awardedTo]]
        : [],
    ),
  );

const linesOf = (of: Comparison, choice: Choice, leadId: string): number[] => {
  const at = of.offers.findIndex((offer) => offer.leadId === leadId);
  return of.lines.flatMap(({ cells }, line) => {
    const cell = cells[at];
    return choice[line] === leadId && cell ? [cell.line] : [];
  });
};

/** What is new for each partner; who keeps its lines as they are hears nothing. */
export function changedParts(of: Comparison, choice: Choice): Part[] {
  const before = presentChoice(of);
  return of.offers.flatMap(({ leadId, quoteId, newestVersion, can }) => {
    const lines = linesOf(of, choice, leadId);
    const isSame = lines.join() === linesOf(of, before, leadId).join();
    return can.award && lines.length > 0 && !isSame ? [{ leadId, quoteId, newestVersion, lines }] : [];
  });
}

/** Partners that were given lines and would have none: their quote is declined for that. */
export const emptiedPartners = (of: Comparison, choice: Choice): readonly ComparedOffer[] =>
  of.offers.filter(
    (offer) => offer.award !== null && !isSettled(offer) && linesOf(of, choice, offer.leadId).length === 0,
  );
