import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { decimalParam, text } from '../../kernel/schema.ts';
import { geographyErrors } from './geography.noun.ts';
import {
  city,
  deliveryAddress,
  deliveryAddressBody,
  district,
  pincodeText,
  place,
  serviceLocation,
  state,
} from './geography.model.ts';

const anyone = { who: 'anyone' } as const;
const ownAddresses = { who: 'signed-in', scope: 'own addresses only' } as const;
const tag = 'Geography';

export const listStates = endpoint('GET /geography/state', {
  summary: 'All states and union territories',
  tag,
  authz: anyone,
  response: z.object({ items: z.array(state) }),
});

export const listDistricts = endpoint('GET /geography/getDistrict', {
  summary: 'Districts of one state',
  tag,
  authz: anyone,
  query: z.object({ stateCode: text(4) }),
  response: z.object({ items: z.array(district) }),
  errors: [geographyErrors.state_unknown],
});

export const listDistrictsOfState = endpoint('GET /states/{id}', {
  summary: 'Districts of one state, by its code',
  tag,
  authz: anyone,
  params: z.object({ id: text(4) }),
  response: z.object({ items: z.array(district) }),
  errors: [geographyErrors.state_unknown],
});

export const reverseGeocode = endpoint('GET /geography/geographicaldata', {
  summary: 'The three likeliest addresses of a point, nearest first',
  tag,
  authz: anyone,
  query: z.object({ lat: decimalParam(-90, 90), lng: decimalParam(-180, 180) }),
  response: z.object({ items: z.array(place) }),
  errors: [geographyErrors.place_not_found],
  perMinute: 60,
});

export const listCities = endpoint('GET /geography/allCities', {
  summary: 'Cities, the largest first; the first one is the fallback place',
  tag,
  authz: anyone,
  query: z.object({ ...pageQuery, q: z.optional(text(60)) }),
  response: pageOf(city),
});

const placeSearch = {
  summary: 'Quick search of a place by PIN code, locality or city, forgiving of typing mistakes',
  tag,
  authz: anyone,
  query: z.object({ q: text(60), limit: pageQuery.limit }),
  response: z.object({ items: z.array(place) }),
} as const;

export const searchPlaces = endpoint('GET /geography/localities', placeSearch);

export const masterLocalities = endpoint('GET /master/localities', placeSearch);

export const getPincode = endpoint('GET /geography/pincode/{pincode}', {
  summary: 'State, district and point of a PIN code',
  tag,
  authz: anyone,
  params: z.object({ pincode: pincodeText }),
  response: serviceLocation,
  errors: [geographyErrors.pincode_unknown],
});

export const listDeliveryAddresses = endpoint('GET /service/deliveryAddresses', {
  summary: 'The saved addresses of the caller',
  tag,
  authz: ownAddresses,
  query: z.object(pageQuery),
  response: pageOf(deliveryAddress),
});

export const getDeliveryAddress = endpoint('GET /service/getDeliveryAddress', {
  summary: 'One saved address; without an id the default one',
  tag,
  authz: ownAddresses,
  query: z.object({ addressId: z.optional(z.uuid('This is not a known id.')) }),
  response: z.object({ address: z.nullable(deliveryAddress) }),
  errors: [geographyErrors.address_not_found],
});

export const addDeliveryAddress = endpoint('POST /service/deliveryAddress', {
  summary: 'Save an address',
  tag,
  authz: ownAddresses,
  unconfirmed: 'compared-at-booking',
  body: deliveryAddressBody,
  response: deliveryAddress,
  status: 201,
  errors: [geographyErrors.pincode_unknown, geographyErrors.too_many_addresses],
});

export const updateDeliveryAddress = endpoint('PATCH /service/deliveryAddress', {
  summary: 'Change, or with `remove` take away, a saved address',
  tag,
  authz: ownAddresses,
  unconfirmed: 'compared-at-booking',
  body: z.extend(z.partial(deliveryAddressBody), {
    addressId: z.uuid('This is not a known id.'),
    remove: z.optional(z.boolean()),
  }),
  response: z.object({ address: z.nullable(deliveryAddress) }),
  errors: [geographyErrors.address_not_found, geographyErrors.pincode_unknown],
});
