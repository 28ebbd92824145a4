import { projectSentences } from './project-sentences.ts';

/** Acts of requests for quotations. */
export const quotationSentences = {
  ...projectSentences,
  'rfq.ask': '{{who}} asked for quotations.',
  'rfq.cancel': '{{who}} cancelled a request for quotations.',
  'rfq.lapse': '{{who}} closed a request for quotations that no partner had answered.',
  'rfq.deliver': '{{who}} told partners of a request for quotations.',
  'rfq.expire': '{{who}} closed a request for quotations whose time was over.',
  'rfq.takePlace': '{{who}} gave a partner a place of a request for quotations.',
  'lead.unlock': '{{who}} unlocked a request for quotations.',
  'lead_pack_order.open': '{{who}} began to buy a pack of credits.',
  'lead_pack_order.pay': '{{who}} added the credits of a paid pack.',
  'lead.tell': '{{who}} told a partner of a request for quotations.',
  'lead.showInterest': '{{who}} said that they are interested in a request for quotations.',
  'lead.decline': '{{who}} said that they are not interested in a request for quotations.',
  'lead.callOff': '{{who}} closed a lead whose customer cancelled the request.',
  'lead.expire': '{{who}} closed a lead whose request was over.',
} as const;
