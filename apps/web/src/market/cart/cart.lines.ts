import type { BookingDetails, Cart } from '@nukkad/contract/market/booking/booking.model';

/** One line as the server takes it: the choice, never a price. */
export interface WantedLine {
  readonly serviceId: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
}

/** The contract takes 1 to 10 of a service in one line. */
export const mostOfOne = 10;

const optionKey = (line: Pick<WantedLine, 'serviceId' | 'optionIds'>) =>
  [line.serviceId, ...[...line.optionIds].sort()].join(' ');

/** The cart's lines as they are sent back. */
export function wantedLines({ lines }: Pick<Cart, 'lines'> | Pick<BookingDetails, 'lines'>): WantedLine[] {
  return lines.flatMap(({ serviceId, quantity, options }) =>
    // Only a visit of a project is of no service.
    serviceId === null ? [] : [{ serviceId, quantity, optionIds: options.map((option) => option.optionId) }],
  );
}

/** The same service with the same options is one line with more of it; anything else is a line of its own. */
export function withLine(lines: readonly WantedLine[], added: WantedLine): WantedLine[] {
  const same = lines.findIndex((line) => optionKey(line) === optionKey(added));
  if (same === -1) return [...lines, added];
  return lines.map((line, place) =>
    place === same ? { ...line, quantity: Math.min(mostOfOne, line.quantity + added.quantity) } : line,
  );
}

/** Line `place` with another quantity; none of it takes the line away. */
export function withQuantity(lines: readonly WantedLine[], place: number, quantity: number): WantedLine[] {
  if (quantity < 1) return lines.filter((_, other) => other !== place);
  return lines.map((line, other) =>
    other === place ? { ...line, quantity: Math.min(mostOfOne, quantity) } : line,
  );
}
