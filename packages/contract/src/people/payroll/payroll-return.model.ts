/** Files that a payroll is paid and filed with: the bank's, those of the funds and offices, and the register. */
export const returnKinds = ['bank', 'pf', 'esi', 'esi_csv', 'pt', 'lwf', 'register'] as const;
export type ReturnKind = (typeof returnKinds)[number];
