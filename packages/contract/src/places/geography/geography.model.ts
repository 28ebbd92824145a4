import * as z from 'zod/mini';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { optionalText, text } from '../../kernel/schema.ts';

export { pincodeText };

export const latitude = z
  .number('Send a latitude.')
  .check(z.gte(-90, 'Between -90 and 90.'), z.lte(90, 'Between -90 and 90.'));
export const longitude = z
  .number('Send a longitude.')
  .check(z.gte(-180, 'Between -180 and 180.'), z.lte(180, 'Between -180 and 180.'));

export const state = z.object({
  stateCode: z.string().check(z.describe('GST state code, two digits, 01 to 38.')),
  name: z.string(),
  isoCode: z.string().check(z.describe('ISO 3166-2, e.g. IN-KA.')),
});

export const district = z.object({
  districtCode: z.string().check(z.describe('Local Government Directory code of the district.')),
  name: z.string(),
  stateCode: z.string(),
});

/** The city record of specification section 3. */
export const city = z.object({
  city: z.string(),
  value: z.string().check(z.describe('The slug used in addresses of pages, e.g. bengaluru.')),
  pincode: z.string(),
  cityCode: z.string().check(z.describe('GeoNames id of the city.')),
  coordinates: z.array(z.number()).check(z.describe('[longitude, latitude].')),
  district: z.string(),
  stateCode: z.string(),
});
export type City = z.output<typeof city>;

/** service_location of specification section 3: a point and its address. `formatedAddress` is spelled so there. */
export const serviceLocation = z.object({
  geoLocation: z.object({
    type: z.literal('Point'),
    coordinates: z
      .array(z.number())
      .check(z.length(2, 'Two coordinates.'), z.describe('[longitude, latitude].')),
  }),
  address: z.object({
    state: z.string(),
    district: z.string(),
    subDistrict: z.string(),
    pincode: z.string(),
    location: z.string().check(z.describe('The locality, as people say it.')),
    formatedAddress: z.string(),
    stateCode: z.string(),
    districtCode: z.string(),
    cityCode: z.string(),
  }),
});
export type ServiceLocation = z.output<typeof serviceLocation>;

/** A row of the quick search: a locality, a PIN code, or a city. */
export const place = z.object({
  kind: z.enum(['pincode', 'locality', 'city']),
  label: z.string(),
  detail: z.string().check(z.describe('District and state, for telling two of the same name apart.')),
  city: z.string().check(z.describe('The town or city that it lies in.')),
  location: serviceLocation,
  distanceMetres: z
    .nullable(z.number())
    .check(z.describe('From the given point; null when searched by text.')),
});
export type Place = z.output<typeof place>;

const addressLabels = ['Home', 'Office', 'Other'] as const;
export type AddressLabel = (typeof addressLabels)[number];

/** Who to ask for and where: an address that a booking can be made for. */
export const deliveryAddressBody = z.object({
  label: z.enum(addressLabels, 'Choose Home, Office or Other.'),
  contactName: text(80, 'The contact at the address.'),
  line1: text(160, 'House number, floor, building.'),
  landmark: optionalText(120),
  locality: text(120),
  pincode: pincodeText,
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  isDefault: z.optional(z.boolean()),
});

export const deliveryAddress = z.object({
  addressId: z.uuid(),
  label: z.enum(addressLabels),
  contactName: z.string(),
  line1: z.string(),
  landmark: z.string(),
  locality: z.string(),
  pincode: z.string(),
  district: z.string(),
  state: z.string(),
  stateCode: z.string(),
  cityCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  formatedAddress: z.string(),
  isDefault: z.boolean(),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;
