import { listOfficeCities } from '@nukkad/contract/market/catalog/city-price.api';
import * as api from '@nukkad/contract/places/geography/geography.api';
import { openRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { addAddress } from './add-address.ts';
import { presentAddress } from './address.presenter.ts';
import { presentDistrict, presentState } from './area.presenter.ts';
import { getOwnAddress, listOwnAddresses } from './list-addresses.ts';
import { allStates, districtsOf, getKnownPincode, listCityPage } from './list-areas.ts';
import { presentLocation, presentPlace } from './place.presenter.ts';
import { reverseGeocode } from './reverse-geocode.ts';
import { searchPlaces } from './search-places.ts';
import { updateAddress } from './update-address.ts';

function placeRoutes({ db, log, providers }: Platform): Route[] {
  return [
    openRoute(api.listStates, async () => ({ items: (await allStates(db)).map(presentState) })),
    openRoute(api.listDistricts, async (call) => ({
      items: (await districtsOf(db, call.input.query.stateCode)).map(presentDistrict),
    })),
    openRoute(api.listDistrictsOfState, async (call) => ({
      items: (await districtsOf(db, call.input.params.id)).map(presentDistrict),
    })),
    openRoute(api.listCities, (call) => listCityPage(db, call.input.query)),
    route(listOfficeCities, (call) => listCityPage(db, call.input.query)),
    openRoute(api.getPincode, async (call) =>
      presentLocation(await getKnownPincode(db, call.input.params.pincode)),
    ),
    ...[api.searchPlaces, api.masterLocalities].map((endpoint) =>
      openRoute(endpoint, async (call) => {
        const { input } = call;
        const found = await searchPlaces(db, input.query);
        return { items: found.map((row) => presentPlace(row)) };
      }),
    ),
    openRoute(api.reverseGeocode, async (call) => {
      const { input } = call;
      const point = { latitude: input.query.lat, longitude: input.query.lng };
      const found = await reverseGeocode({ reader: db, log, geocoder: providers.geocoder }, point);
      return { items: found.map((row) => presentPlace(row, row.distanceMetres)) };
    }),
  ];
}

function addressRoutes(platform: Platform): Route[] {
  const { db } = platform;
  return [
    route(api.listDeliveryAddresses, (call) => listOwnAddresses(db, call.viewer.userId, call.input.query)),
    route(api.getDeliveryAddress, async (call) => ({
      address: await getOwnAddress(db, call.viewer.userId, call.input.query.addressId),
    })),
    route(api.addDeliveryAddress, async (call) => presentAddress(await addAddress(platform, call))),
    route(api.updateDeliveryAddress, async (call) => {
      const row = await updateAddress(platform, call);
      return { address: row && presentAddress(row) };
    }),
  ];
}

export const geographyRoutes = (platform: Platform): Route[] => [
  ...placeRoutes(platform),
  ...addressRoutes(platform),
];
