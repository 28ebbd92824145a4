import { pictured } from './category-picture.tsx';
import { type Paint, paints } from '../../ui/mark/sunburst.tsx';

/** Each trade has its own colour, the same on every board. */
export function paintOf(picture: string): Paint {
  const place = pictured.findIndex((name) => name === picture);
  return paints[Math.max(place, 0) % paints.length] ?? 'haldi';
}
