import { switchToken } from '@nukkad/contract/identity/account/session.api';
import { askStepUp, confirmStepUp } from '@nukkad/contract/identity/account/step-up.api';
import { addService } from '@nukkad/contract/market/catalog/offer.api';
import { addDocuments, uploadDocuments } from '@nukkad/contract/files/document/document.api';
import * as partner from '@nukkad/contract/market/partnership/partnership.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { decideProfile } from '@nukkad/contract/market/partnership/review.api';
import { seenOfReview } from '@nukkad/contract/market/partnership/review.confirm';
import { callAsAdmin } from './admin.ts';
import { type Session, callAs, confirmAs } from './api.ts';
import { aCustomer, codeSentBy, type Customer, rememberSession } from './sign-in.ts';

export interface NewPartner extends Customer {
  readonly userId: string;
  readonly organisationId: string;
  readonly companyName: string;
}

const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');
/** One white point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function stepUp(session: Session, mobileNumber: string): Promise<void> {
  let codeId = '';
  const otp = await codeSentBy(
    mobileNumber,
    async () => {
      ({ codeId } = await callAs(session, askStepUp));
    },
    'step_up_code',
  );
  await callAs(session, confirmStepUp, { body: { codeId, otp } });
}

async function attachPan(session: Session): Promise<void> {
  const form = new FormData();
  form.append('files', new File([picture], 'pan.png', { type: 'image/png' }));
  const { documents } = await callAs(session, uploadDocuments, {
    query: { type: 'pan_card' },
    body: form,
  } as never);
  const documentIds = documents.map(({ documentId }) => documentId);
  await callAs(session, addDocuments, { body: { documentIds } });
}

async function fillIn(session: Session, { fullName, mobileNumber }: Customer): Promise<void> {
  await callAs(session, partner.updatePartnerProfile, {
    body: {
      constitution: 'proprietor',
      ownerName: fullName,
      line1: '12, second floor',
      locality: '100 Feet Road, Indiranagar',
    },
  });
  await stepUp(session, mobileNumber);
  await callAs(session, partner.savePanNumber, { body: { pan: `AAAPK${digits(4)}A` } });
  await callAs(session, partner.saveGstNumber, { body: { gstNumber: null } });
  await confirmAs(session, partner.saveBankAccount, {
    holderName: fullName,
    accountNumber: `501${digits(11)}`,
    ifsc: 'HDFC0000001',
  });
  await callAs(session, addService, {
    body: { serviceId: 'bathroom-cleaning', price: 49_900, minutes: 60 },
  });
  await attachPan(session);
}

/** A customer who has just begun as a partner, and acts as one from now on. */
export async function aBegunPartner(): Promise<NewPartner> {
  const customer = await aCustomer('Meenakshi Pillai');
  const companyName = `Pillai Repairs ${digits(6)}`;
  const { organisationId } = await callAs(customer.session, partner.startAsPartner, {
    body: { companyName, pincode: '560038' },
  });
  const session = await callAs(customer.session, switchToken, {
    body: { role: 'Service Partner', smeId: organisationId },
  });
  rememberSession(customer, session);
  const { userId } = await callAs(session, getMyProfile);
  return { ...customer, session, userId, organisationId, companyName };
}

/** Somebody who has become a partner and has sent every step of the profile for review. */
export async function aPartnerUnderReview(): Promise<NewPartner> {
  const begun = await aBegunPartner();
  await fillIn(begun.session, begun);
  await callAs(begun.session, partner.submitForReview);
  return begun;
}

/** Sent back, with a reason at what customers read of the firm. */
export async function aRejectedPartner(): Promise<NewPartner> {
  const sent = await aPartnerUnderReview();
  await callAsAdmin(decideProfile, {
    organisationId: sent.organisationId,
    decision: 'Rejected',
    reasons: [{ field: 'about', reason: 'Please say a few words about your work.' }],
    seen: seenOfReview(null),
  });
  return sent;
}
