/** Specification section 9. */
const earthRadiusMetres = 6_371_000;

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres, by the haversine formula. */
export function distanceMetres(from: Point, to: Point): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const parallels = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = Math.sin(halfLatitude) ** 2 + parallels * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}
