import { accountStatuses, partnerProfileStatuses } from '@nukkad/contract/identity/account/account.model';

export const computedKeys = { accountStatus: [...new Set([...accountStatuses, ...partnerProfileStatuses])] };
