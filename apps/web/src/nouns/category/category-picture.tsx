import pictures from './categories.svg?url';

/** The categories that have a painted picture. */
export const pictured = [
  'cleaning',
  'maid',
  'electrician',
  'plumber',
  'carpenter',
  'ac',
  'appliance',
  'pest',
  'painting',
  'salon-women',
  'salon-men',
  'wellness',
  'movers',
  'security',
  'care',
  'garden',
  'vehicle',
  'events',
  'office-clean',
  'office-amc',
  'office-staff',
] as const;
export type PicturedCategory = (typeof pictured)[number];

/**
 * The category's picture by its id; one without a picture gets the toolmaker's wheel. Decorative: its name is beside
 * it. The drawings are in one file of symbols, so they need no script.
 */
export function CategoryPicture({ id, size = 72 }: { id: string; size?: number }) {
  const known = pictured.some((name) => name === id) ? id : 'office-amc';
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${pictures}#${known}`} />
    </svg>
  );
}
