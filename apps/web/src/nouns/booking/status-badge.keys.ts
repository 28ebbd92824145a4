import { requestStatuses } from '@nukkad/contract/market/booking/booking.model';
import { otherStatuses } from '@nukkad/contract/market/booking/status-labels';

export const computedKeys = { status: [...requestStatuses, ...otherStatuses] };
