import { requestStatuses } from '@nukkad/contract/booking/booking.model';
import { otherStatuses } from '@nukkad/contract/booking/status-labels';

export const computedKeys = { status: [...requestStatuses, ...otherStatuses] };
