import { maskGoingOn, openEndOf } from '@nukkad/contract/kernel/contact-details/contact-details';
import type { sayInEnquiry } from '@nukkad/contract/market/enquiry/enquiry.api';
import { enquiryErrors, type EnquirySide } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { Enquiry } from '@nukkad/contract/market/enquiry/enquiry.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EnquiryDependencies } from './enquiry.interface.ts';
import { presentEnquiry } from './enquiry.presenter.ts';
import { type EnquiryRow, readRules } from './enquiry.store.ts';
import { enquiryTransitions } from './enquiry.transitions.ts';
import { type NewMessage, insertMessage } from './message.store.ts';

type Said = EndpointParsed<typeof sayInEnquiry>['body'];

/** A customer suggests nothing; a partner only what it offers at the place. */
async function checkSuggestion(
  { catalog }: EnquiryDependencies,
  tx: Tx,
  { suggestion }: Said,
  { row, side }: { readonly row: EnquiryRow; readonly side: EnquirySide },
): Promise<void> {
  if (!suggestion) return;
  if (side === 'customer') refuse(kernelErrors.forbidden);
  const offered = await catalog.partnersFor(tx, {
    serviceIds: [suggestion.serviceId],
    optionIds: [],
    pincode: row.pincode,
    cityCode: row.cityCode || null,
    organisationId: row.organisationId,
    limit: 1,
  });
  if (offered.length === 0) refuse(enquiryErrors.suggestion_not_offered);
}

/** A number in two messages is one. */
function refuseGoingOn(
  { lastBy, lastMessage }: Pick<EnquiryRow, 'lastBy' | 'lastMessage'>,
  { message }: Said,
  side: EnquirySide,
): void {
  if (lastBy === side && maskGoingOn(openEndOf(lastMessage), message) !== message)
    refuse(enquiryErrors.enquiry_has_contact);
}

const messageOf = ({ message, suggestion }: Said, side: EnquirySide, call: SignedInCall): NewMessage => ({
  messageId: newId(),
  saidBy: side,
  userId: call.viewer.userId,
  message,
  serviceId: suggestion?.serviceId ?? null,
  priceFromPaise: suggestion?.priceFrom ?? null,
  priceToPaise: suggestion?.priceTo ?? null,
  createdAt: call.now,
});

/** By either side: a customer's words open a closed enquiry again. */
export function sayIn(deps: EnquiryDependencies, call: SignedInCall, said: Said): Promise<Enquiry> {
  const { viewer, now, lang } = call;
  const { enquiryId, message } = said;
  const side: EnquirySide = viewer.role === 'Buyer' ? 'customer' : 'partner';
  return deps.platform.write(call, async (tx) => {
    const verb = side === 'customer' ? 'ask' : 'answer';
    const allowed = await enquiryTransitions.lockTo(tx, viewer, verb, enquiryId);
    const { row } = allowed;
    const { messageLimit } = await readRules(tx, now, row.cityCode);
    if (row.messages >= messageLimit) refuse(enquiryErrors.enquiry_full);
    refuseGoingOn(row, said, side);
    await checkSuggestion(deps, tx, said, { row, side });
    const [moved] = await Promise.all([
      enquiryTransitions.move(tx, allowed, { now, said: { by: side, message } }),
      insertMessage(tx, row, messageOf(said, side, call)),
    ]);
    return presentEnquiry(tx, deps, moved, { side, lang });
  });
}
