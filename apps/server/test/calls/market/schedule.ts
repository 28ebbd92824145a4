import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  publicIds: [
    'GET /service/getTimeSlot',
    'GET /service/timeSlots',
    'GET /service/instant/getAvailability',
    'POST /service/slotWaits',
  ],
  triedAtHome: { 'DELETE /service/slotWaits': 'src/market/schedule/wait/slot-wait.test.ts' },
};
