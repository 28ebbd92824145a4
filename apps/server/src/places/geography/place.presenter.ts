import type { City, Place, ServiceLocation } from '@nukkad/contract/places/geography/geography.model';
import type { CityRow } from './area.store.ts';
import type { CityFacts, PincodeFacts } from './geography.interface.ts';
import { formatPlace } from './geography.rules.ts';
import type { PlaceRow } from './place.store.ts';

const townOf = (row: PlaceRow) => row.city ?? row.district;

/** service_location of the specification: a point, and the address it has. */
export function presentLocation(row: PlaceRow): ServiceLocation {
  const { state, district, pincode, name } = row;
  return {
    geoLocation: { type: 'Point', coordinates: [row.longitude, row.latitude] },
    address: {
      state,
      district,
      subDistrict: row.sub_district,
      pincode,
      location: name,
      formatedAddress: formatPlace({
        locality: row.kind === 'city' ? '' : name,
        town: townOf(row),
        state,
        pincode,
      }),
      stateCode: row.state_code,
      districtCode: row.district_code,
      cityCode: row.city_code ?? '',
    },
  };
}

export function presentPlace(row: PlaceRow, distanceMetres: number | null = null): Place {
  const { kind, name, pincode, district, state } = row;
  const detail = kind === 'city' ? `${district}, ${state}` : `${pincode}, ${townOf(row)}, ${state}`;
  return { kind, label: name, detail, city: townOf(row), location: presentLocation(row), distanceMetres };
}

export function presentCity(row: CityRow): City {
  return {
    city: row.name,
    value: row.slug,
    pincode: row.pincode,
    cityCode: row.city_code,
    coordinates: [row.longitude, row.latitude],
    district: row.district,
    stateCode: row.state_code,
  };
}

export function pincodeFacts(row: PlaceRow): PincodeFacts {
  return {
    pincode: row.pincode,
    name: row.name,
    subDistrict: row.sub_district,
    district: row.district,
    districtCode: row.district_code,
    state: row.state,
    stateCode: row.state_code,
    cityCode: row.city_code,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

export function cityFacts(row: CityRow): CityFacts {
  return {
    cityCode: row.city_code,
    name: row.name,
    slug: row.slug,
    pincode: row.pincode,
    district: row.district,
    stateCode: row.state_code,
    state: row.state,
    population: row.population,
    served: row.served,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
