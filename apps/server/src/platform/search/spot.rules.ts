/** Points on Mercator’s map: near a point its straight line orders as the distance on the ground does. */

/** On the globe, in degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** On the map, in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const metresOfDegree = 111_195;

/** Mercator stretches both directions alike. */
export const spotOf = ({ latitude, longitude }: Point): Spot => ({
  x: longitude,
  y: (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI,
});

export const pointOf = ({ x, y }: Spot): Point => ({
  longitude: x,
  latitude: ((Math.atan(Math.exp(radians(y))) - Math.PI / 4) * 360) / Math.PI,
});

/** A radius on the ground as it is on the map there. */
export const spotRadius = ({ latitude }: Point, metres: number): number =>
  metres / (metresOfDegree * Math.cos(radians(latitude)));
