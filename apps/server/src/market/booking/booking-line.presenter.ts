import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { BookingLine } from './booking.row.ts';

export function presentAnswer({ optionId, label, question }: BookingLine['options'][number]) {
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
