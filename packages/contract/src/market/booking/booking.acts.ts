import { actsOf } from '../../kernel/act.ts';
import { bookingLifecycle } from './booking.lifecycle.ts';

export const bookingActs = [...actsOf('booking', bookingLifecycle)] as const;
