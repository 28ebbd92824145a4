import type { Cart } from '@nukkad/contract/market/booking/booking.model';

/** What is asked of free times for this very cart: its work, its length, its partner, at its address. */
export function workOfCart({ lines, address, organisationId, minutes }: Cart) {
  const serviceIds = [...new Set(lines.map((line) => line.serviceId))].join(',');
  const optionIds = lines.flatMap((line) => line.options.map((option) => option.optionId)).join(',');
  return {
    serviceIds,
    minutes,
    ...(optionIds ? { optionIds } : {}),
    ...(organisationId ? { organisationId } : {}),
    // The work is there, not where the visitor looks around.
    lat: address?.latitude,
    lng: address?.longitude,
    pincode: address?.pincode,
    cityCode: address?.cityCode,
    city: undefined,
  };
}
