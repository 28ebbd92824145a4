/** What the seeds write here: the demo city is made by the domains' own statements. */
export { payOrder } from './sandbox/pay-order.ts';
