import { accountStatuses, partnerProfileStatuses } from '@nukkad/contract/account/account.model';

export const computedKeys = { accountStatus: [...new Set([...accountStatuses, ...partnerProfileStatuses])] };
