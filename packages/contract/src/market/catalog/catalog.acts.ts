export const catalogActs = [
  'catalog.change_category',
  'catalog.change_service',
  'price.set',
  'price.proposed',
  'price.approved',
  'price.refused',
  'price.withdrawn',
  'price.end_changed',
] as const;
