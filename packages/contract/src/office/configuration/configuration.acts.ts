export const configurationActs = [
  'setting.set',
  'setting.proposed',
  'setting.approved',
  'setting.refused',
  'setting.withdrawn',
] as const;
