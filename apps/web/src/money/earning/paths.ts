/** Where the Money place of a partner lies. */
export const moneyPath = '/consultant-service/money';
export const earningPath = (earningId: string) => `${moneyPath}/${earningId}`;
