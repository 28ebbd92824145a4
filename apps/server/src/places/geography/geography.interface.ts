import type { Point } from '@nukkad/contract/places/geography/distance';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';

/** A PIN code and all that its address needs. */
export interface PincodeFacts extends Point {
  readonly pincode: string;
  /** The locality that the PIN code is known by. */
  readonly name: string;
  readonly subDistrict: string;
  readonly district: string;
  readonly districtCode: string;
  readonly state: string;
  readonly stateCode: string;
  /** Null outside of the towns that the city list knows. */
  readonly cityCode: string | null;
  readonly city: string | null;
}

export interface CityFacts extends Point {
  readonly cityCode: string;
  readonly name: string;
  /** As in addresses of pages, e.g. bengaluru. */
  readonly slug: string;
  /** The PIN code at its centre. */
  readonly pincode: string;
  readonly district: string;
  readonly stateCode: string;
  readonly state: string;
  readonly population: number;
  /** Whether an active partner works there. */
  readonly served: boolean;
}

/** By PIN code or by city; both null: everywhere. */
export interface PlaceCodes {
  readonly pincode: string | null;
  readonly cityCode: string | null;
}

export interface CityOfPlace {
  /** Empty outside of the towns that the city list knows. */
  readonly cityCode: string;
  readonly stateCode: string | null;
}

/** A saved address; `cityCode` is empty outside of the towns that the city list knows. */
export interface AddressFacts extends DeliveryAddress {
  readonly districtCode: string;
  readonly subDistrict: string;
}

/** Where work was done, as it was written down then. */
export interface FormerPlace extends Point {
  readonly pincode: string;
  readonly formattedAddress: string;
}

/** Whether an active partner works in the city. */
export interface CityServed {
  readonly cityCode: string;
  readonly served: boolean;
}

/** City, GST state and point of a PIN code. */
export interface PlaceOfPincode extends Point {
  /** Null outside of the towns that the city list knows. */
  readonly cityCode: string | null;
  readonly stateCode: string;
}

/** The places as they are held in memory; null for what there is not. */
export interface KnownPlaces {
  ofPincode(pincode: string): PlaceOfPincode | null;
  /** The PIN code nearest to a point; null out of India. */
  nearestPincode(point: Point): string | null;
  cityBySlug(slug: string): CityFacts | null;
  cityByCode(cityCode: string): CityFacts | null;
}

/** What other domains may ask of geography. Distances: `distanceMetres` of the contract. */
export interface GeographyInterface {
  /** For lists and pages, which ask for many places; `within`: as `Whole` of the snapshots. */
  knownPlaces(within?: Reader): Promise<KnownPlaces>;
  /** Null for a PIN code that does not exist. */
  locate(reader: Reader, pincode: string): Promise<PincodeFacts | null>;
  /** The PIN code nearest to a point; null out of India. */
  nearest(reader: Reader, latitude: number, longitude: number): Promise<PincodeFacts | null>;
  /** Null when it is not this user's, or was removed. */
  getAddress(reader: Reader, userId: string, addressId: Sought<string>): Promise<AddressFacts | null>;
  /** The saved address where work was done before; null: it is not saved any more. */
  findAddressAt(reader: Reader, userId: string, place: FormerPlace): Promise<AddressFacts | null>;
  /** Null when the user has saved none. */
  getDefaultAddress(reader: Reader, userId: string): Promise<AddressFacts | null>;
  /** GST state code -> English name; unknown codes are left out. */
  stateNames(reader: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** All states and union territories, by their English names. */
  listStates(reader: Reader): Promise<readonly { readonly code: string; readonly name: string }[]>;
  /** The English name of a city, for a statement that finds its code itself. */
  cityNameOf(code: Sought<string>): Sought<string | null>;
  /** City code -> English name, for lists that show it; null and unknown codes are left out. */
  cityNames(reader: Reader, codes: readonly (string | null)[]): Promise<ReadonlyMap<string, string>>;
  /** A place as a person reads it: the locality and the town of a PIN code, else the city. */
  placeName(reader: Reader, place: PlaceCodes): Promise<string>;
  /** City and GST state of a place; of everywhere neither: '' and null. */
  cityOf(reader: Reader, place: PlaceCodes): Promise<CityOfPlace>;
  cityBySlug(reader: Reader, slug: string): Promise<CityFacts | null>;
  cityByCode(reader: Reader, cityCode: string): Promise<CityFacts | null>;
  /** The city nearest to a point, at most 60 km away; null far from all of them. */
  nearestCity(reader: Reader, point: Point): Promise<CityFacts | null>;
  /** Cities where an active partner works, the largest first. */
  listServedCities(reader: Reader, limit: number): Promise<CityFacts[]>;
  /** Says whether an active partner works in a city: such cities and their localities are found first. */
  markServed(tx: Tx, city: Authorized<CityServed>): Promise<void>;
  /** Every PIN code whose point lies within the radius, nearest first: a partner's service area. */
  listPincodesAround(reader: Reader, centre: Point, radiusMetres: number): Promise<PincodeFacts[]>;
}
