import { type Person, type Tenant, key } from './tenant.ts';
import type { TenantRows } from './tenants-story.ts';
import type { Answer } from './test-client.ts';

/** Ids in the requests that belong to neither tenant. */
interface Things {
  readonly serviceId: string;
  readonly photos: Buffer;
}

const upload =
  (content: Buffer, path: string, field = 'photos') =>
  (person: Person) => {
    const body = new FormData();
    body.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'photo.jpg');
    return person.client.send('POST', path, { body });
  };

export type Role = 'buyer' | 'owner' | 'desk' | 'professional';
export interface Try {
  /** Whose right it is: the positive control. */
  readonly right: Role;
  readonly send: (person: Person, its: TenantRows, tenant: Tenant) => Promise<Answer>;
}

/** Every call that names a record of an owner. The sent values would change nothing for the owner either. */
export const triesFor = ({ serviceId, photos }: Things): Readonly<Record<string, Try>> => ({
  'GET /service/booking/customer/details': {
    right: 'buyer',
    send: ({ client }, { done }) => client.get(`service/booking/customer/details?bookingId=${done}`),
  },
  'GET /service/customer/cancellationCharges': {
    right: 'buyer',
    send: ({ client }, { accepted }) =>
      client.get(`service/customer/cancellationCharges?bookingId=${accepted}`),
  },
  'GET /service/cancellationCharges': {
    right: 'buyer',
    send: ({ client }, { accepted }) => client.get(`service/cancellationCharges?bookingId=${accepted}`),
  },
  'GET /service/saveGSTnumber': {
    right: 'buyer',
    send: ({ client }, { accepted }) => client.get(`service/saveGSTnumber?bookingId=${accepted}`),
  },
  'POST /service/saveGSTnumber': {
    right: 'buyer',
    send: ({ client }, { accepted }) =>
      client.post('service/saveGSTnumber', { bookingId: accepted, gstNumber: null }),
  },
  'PATCH /service/booking/customer/cancel': {
    right: 'buyer',
    send: ({ client }, { accepted }) =>
      client.patch('service/booking/customer/cancel', {
        bookingId: accepted,
        reason: 'other',
      }),
  },
  'PATCH /service/booking/qoute/approval': {
    right: 'buyer',
    send: ({ client }, { ongoing, additionId }) =>
      client.patch('service/booking/qoute/approval', { bookingId: ongoing, additionId, approve: false }),
  },
  'POST /service/booking/customer/uploadImages': {
    right: 'buyer',
    send: (person, { accepted }) =>
      upload(photos, `service/booking/customer/uploadImages?bookingId=${accepted}`)(person),
  },
  'GET /service/booking/partner/details': {
    right: 'owner',
    send: ({ client }, { accepted }) => client.get(`service/booking/partner/details?bookingId=${accepted}`),
  },
  'PATCH /service/booking/partner/acceptReject': {
    right: 'desk',
    send: ({ client }, { offered }) =>
      client.patch('service/booking/partner/acceptReject', { bookingId: offered, action: 'accept' }),
  },
  'GET /service/booking/partner/freeProfessionals': {
    right: 'desk',
    send: ({ client }, { accepted }) =>
      client.get(`service/booking/partner/freeProfessionals?bookingId=${accepted}`),
  },
  'PATCH /service/booking/partner/assign_pro': {
    right: 'owner',
    send: ({ client }, { accepted }, { staffIds }) =>
      client.patch('service/booking/partner/assign_pro', {
        bookingId: accepted,
        staffId: staffIds.professional,
      }),
  },
  'POST /service/booking/partner/verifiyOTP': {
    right: 'professional',
    send: ({ client }, { ongoing }) =>
      client.post('service/booking/partner/verifiyOTP', { bookingId: ongoing, otp: '000000' }),
  },
  'POST /service/booking/partner/uploadImages': {
    right: 'professional',
    send: (person, { ongoing }) =>
      upload(photos, `service/booking/partner/uploadImages?bookingId=${ongoing}&stage=before`)(person),
  },
  'POST /service/booking/partner/add_additiona_service': {
    right: 'professional',
    send: ({ client }, { ongoing }) =>
      client.post('service/booking/partner/add_additiona_service', {
        bookingId: ongoing,
        serviceId: serviceId,
        quantity: 1,
      }),
  },
  'POST /service/booking/partner/completed': {
    right: 'professional',
    send: ({ client }, { ongoing }) =>
      client.post('service/booking/partner/completed', { bookingId: ongoing }),
  },
  'POST /payment/create_order': {
    right: 'buyer',
    send: ({ client }, { unpaid }) => client.post('payment/create_order', { bookingId: unpaid }, key()),
  },
  'GET /payment/order/getById': {
    right: 'buyer',
    send: ({ client }, { orderId }) => client.get(`payment/order/getById?orderId=${orderId}`),
  },
  'POST /payment/customer/record_response': {
    right: 'buyer',
    send: ({ client }, { orderId }) =>
      client.post('payment/customer/record_response', { orderId, outcome: 'dismissed' }),
  },
  'PATCH /service/booking/collectCash': {
    right: 'professional',
    send: ({ client }, { ongoing }) => client.patch('service/booking/collectCash', { bookingId: ongoing }),
  },
  'GET /service/booking/invoice': {
    right: 'buyer',
    send: ({ client }, { done }) => client.get(`service/booking/invoice?bookingId=${done}`),
  },
  'GET /service/getDeliveryAddress': {
    right: 'buyer',
    send: ({ client }, { addressId }) => client.get(`service/getDeliveryAddress?addressId=${addressId}`),
  },
  'PATCH /service/deliveryAddress': {
    right: 'buyer',
    send: ({ client }, { addressId }) =>
      client.patch('service/deliveryAddress', { addressId, label: 'Home' }),
  },
  'POST /service/cart/service': {
    right: 'buyer',
    send: ({ client }, { addressId }) =>
      client.post('service/cart/service', {
        lines: [{ serviceId: serviceId, quantity: 1 }],
        addressId,
      }),
  },
  'PATCH /service/cart/service': {
    right: 'buyer',
    send: ({ client }, { addressId }) => client.patch('service/cart/service', { addressId }),
  },
  'GET /user/myUser': {
    right: 'owner',
    send: ({ client }, _, { staffIds }) => client.get(`user/myUser?staffId=${staffIds.professional}`),
  },
  'PATCH /user/myUser': {
    right: 'owner',
    send: ({ client }, _, { staffIds }) =>
      client.patch('user/myUser', { staffId: staffIds.professional, designation: '' }),
  },
  'GET /user/employee/access': {
    right: 'owner',
    send: ({ client }, _, { staffIds }) =>
      client.get(`user/employee/access?staffId=${staffIds.professional}`),
  },
  'PATCH /user/employee/access': {
    right: 'owner',
    send: ({ client }, _, { staffIds }) =>
      client.patch('user/employee/access', {
        staffId: staffIds.professional,
        version: 0,
        permissions: [],
      }),
  },
  'POST /user/leaveTeam': {
    right: 'professional',
    send: ({ client }, _, { staffIds }) => client.post('user/leaveTeam', { staffId: staffIds.professional }),
  },
  'PATCH /user/myInvitations': {
    right: 'buyer',
    send: ({ client }, { invitationId }) =>
      client.patch('user/myInvitations', { staffId: invitationId, accept: false }),
  },
  'PATCH /user/catalogue': {
    right: 'owner',
    send: ({ client }, { catalogueItemId }) =>
      client.patch('user/catalogue', { itemId: catalogueItemId, name: 'Fan' }),
  },
  'POST /user/catalogue/picture': {
    right: 'owner',
    send: (person, { catalogueItemId }) =>
      upload(photos, `/api/user/catalogue/picture?itemId=${catalogueItemId}`, 'picture')(person),
  },
  'DELETE /user/catalogue': {
    right: 'owner',
    send: ({ client }, { catalogueItemId }) =>
      client.send('DELETE', `/api/user/catalogue?itemId=${catalogueItemId}`),
  },
  'PATCH /user/assets': {
    right: 'owner',
    send: ({ client }, { assetId }) => client.patch('user/assets', { itemId: assetId, name: 'Ladder' }),
  },
  'POST /user/assets/picture': {
    right: 'owner',
    send: (person, { assetId }) =>
      upload(photos, `/api/user/assets/picture?itemId=${assetId}`, 'picture')(person),
  },
  'DELETE /user/assets': {
    right: 'owner',
    send: ({ client }, { assetId }) => client.send('DELETE', `/api/user/assets?itemId=${assetId}`),
  },
});
