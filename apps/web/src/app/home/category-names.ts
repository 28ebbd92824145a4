import type { PicturedCategory } from '../../nouns/category/category-picture.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const categoryNames: Record<PicturedCategory, string> = {
  cleaning: 'Home cleaning',
  maid: 'Domestic help',
  electrician: 'Electrician',
  plumber: 'Plumber',
  carpenter: 'Carpenter',
  ac: 'AC service and repair',
  appliance: 'Appliance repair',
  pest: 'Pest control',
  painting: 'Painting and waterproofing',
  'salon-women': 'Salon for women',
  'salon-men': 'Salon for men',
  wellness: 'Massage and physiotherapy',
  movers: 'Packers and movers',
  security: 'CCTV, Wi-\u2060Fi and smart home',
  care: 'Care at home',
  garden: 'Gardening',
  vehicle: 'Vehicle care',
  events: 'Events, photo and cooking',
  'office-clean': 'Office housekeeping',
  'office-amc': 'Office maintenance (AMC)',
  'office-staff': 'Office staffing',
};

/** A category's name in the reader's language, by its id. */
export function categoryName(t: Translate, id: PicturedCategory): string {
  return t(`category.${id}`, categoryNames[id]);
}
