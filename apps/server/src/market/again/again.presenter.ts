import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { AddressFacts } from '../../places/geography/index.ts';
import type { PricedLine } from '../catalog/index.ts';
import type { Found } from './again.parts.ts';

/** Without what an address has for finding partners. */
function presentAddress(address: AddressFacts): DeliveryAddress {
  const { addressId, label, contactName, line1, landmark, locality, pincode, district, state } = address;
  const { stateCode, cityCode, latitude, longitude, formatedAddress, isDefault } = address;
  const place = { addressId, label, contactName, line1, landmark, locality, pincode, latitude, longitude };
  return { ...place, district, state, stateCode, cityCode, formatedAddress, isDefault };
}

const presentLine = (line: PricedLine): BookAgain['lines'][number] => ({
  serviceId: line.serviceId,
  name: line.name,
  subcategoryName: line.subcategoryName,
  categoryImage: line.categoryImage,
  quantity: line.quantity,
  options: line.options.map(({ optionId, label, question }) => ({ optionId, label, question })),
  minutes: line.minutes,
});

/** What POST service/cart/service is to be told. */
function bodyOf({ place, work, supply, time, person }: Found): BookAgain['body'] {
  return {
    lines: work.lines.map((line) => ({ ...line, optionIds: [...line.optionIds] })),
    organisationId: supply.partner?.organisationId ?? null,
    staffId: person.person?.staffId ?? null,
    ...(place.address && { addressId: place.address.addressId }),
    ...(time && { day: time.day, slotId: time.slot.slotId }),
  };
}

export function presentBookAgain(found: Found): BookAgain {
  const { past, place, work, supply, time, person, quote } = found;
  const lastTotal = work.isWhole && past.totalPaise > 0 ? past.totalPaise : null;
  return {
    bookingId: past.bookingId,
    bookingNumber: past.bookingNumber,
    lines: quote.lines.map(presentLine),
    minutes: quote.minutes,
    changes: found.changes.map(({ kind, id, name }) => ({ kind, id, name })),
    partner: supply.partner,
    professional: person.person && { staffId: person.person.staffId, name: person.person.fullName },
    address: place.address && presentAddress(place.address),
    slot: time?.slot ?? null,
    serviceable: quote.serviceable && work.lines.length > 0,
    price: quote.price,
    before: lastTotal,
    body: bodyOf(found),
  };
}
