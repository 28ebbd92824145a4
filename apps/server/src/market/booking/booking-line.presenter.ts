import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Addition, BookingLine } from './booking.row.ts';

function presentAnswer({ optionId, label, question }: BookingLine['options'][number]) {
  return { optionId, label, question: question ?? null };
}

/** One service of a booking, with what was answered about it. */
export function presentLine(line: BookingLine): BookingDetails['lines'][number] {
  const { lineId, serviceId, name, subcategoryName, categoryImage, quantity, pricePaise, minutes } = line;
  return {
    lineId,
    serviceId,
    name,
    subcategoryName,
    categoryImage,
    quantity,
    options: line.options.map(presentAnswer),
    price: pricePaise,
    minutes,
  };
}

export function presentAddition(addition: Addition): BookingDetails['additions'][number] {
  const { additionId, name, quantity, pricePaise, minutes, state } = addition;
  return {
    additionId,
    name,
    quantity,
    options: addition.options.map(presentAnswer),
    price: pricePaise,
    minutes,
    state,
    askedAt: addition.askedAt.toISOString(),
  };
}
