import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAddress } from './address.presenter.ts';
import { findAddress, findAddressAt, findDefaultAddress } from './address.store.ts';
import {
  cityNameOf,
  findCityByCode,
  findCityBySlug,
  findCityNames,
  findStateNames,
  listCities,
  listCitiesNear,
  listStates,
  saveServed,
} from './area.store.ts';
import { cityOfPlace } from './city-of-place.store.ts';
import type { GeographyInterface } from './geography.interface.ts';
import { boxAround, nearestFirst } from './geography.rules.ts';
import { geographyRoutes } from './geography.routes.ts';
import { openKnownPlaces } from './known-places.ts';
import { placeName } from './place-name.ts';
import { cityFacts, pincodeFacts } from './place.presenter.ts';
import { findPincode, listPincodesOnMap } from './place.store.ts';
import { nearestPincodes } from './reverse-geocode.ts';
import { geographyPersonal } from './geography-personal.store.ts';

export type {
  AddressFacts,
  CityFacts,
  GeographyInterface,
  KnownPlaces,
  PlaceCodes,
} from './geography.interface.ts';

const publicInterface: Omit<GeographyInterface, 'knownPlaces'> = {
  locate: async (reader, pincode) => {
    const row = await findPincode(reader, pincode);
    return row && pincodeFacts(row);
  },
  nearest: async (reader, latitude, longitude) => {
    const [row] = await nearestPincodes(reader, { latitude, longitude }, 1);
    return row ? pincodeFacts(row) : null;
  },
  getAddress: async (reader, userId, addressId) => {
    const row = await findAddress(reader, userId, addressId);
    return row && presentAddress(row);
  },
  findAddressAt: async (reader, userId, place) => {
    const row = await findAddressAt(reader, userId, place);
    return row && presentAddress(row);
  },
  getDefaultAddress: async (reader, userId) => {
    const row = await findDefaultAddress(reader, userId);
    return row && presentAddress(row);
  },
  stateNames: findStateNames,
  listStates: async (reader) =>
    (await listStates(reader)).map(({ state_code: code, name }) => ({ code, name })),
  cityNameOf,
  cityNames: findCityNames,
  placeName,
  cityOf: cityOfPlace,
  cityBySlug: async (reader, slug) => {
    const row = await findCityBySlug(reader, slug);
    return row && cityFacts(row);
  },
  cityByCode: async (reader, cityCode) => {
    const row = await findCityByCode(reader, cityCode);
    return row && cityFacts(row);
  },
  nearestCity: async (reader, point) => {
    const [row] = await listCitiesNear(reader, point);
    return row ? cityFacts(row) : null;
  },
  listServedCities: async (reader, limit) =>
    (await listCities(reader, { words: '', after: null, limit, servedOnly: true })).map(cityFacts),
  markServed: saveServed,
  listPincodesAround: async (reader, centre, radiusMetres) => {
    const rows = await listPincodesOnMap(reader, boxAround(centre, radiusMetres));
    return nearestFirst(centre, rows, rows.length, radiusMetres).map(pincodeFacts);
  },
};

/** Places of India, and the addresses that people saved. */
export function createGeographyDomain(platform: Platform): Domain & GeographyInterface {
  return {
    ...publicInterface,
    knownPlaces: openKnownPlaces(platform.snapshots),
    name: 'geography',
    personal: geographyPersonal,
    routes: geographyRoutes(platform),
    constraints: { delivery_address_one_default: kernelErrors.stale_state },
  };
}

export const geography = domainOn({
  needs: [],
  create: createGeographyDomain,
});
