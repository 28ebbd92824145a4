import type { DomainCalls } from '../domain-calls.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /service/getDeliveryAddress': {
      right: 'buyer',
      send: ({ client }, { addressId }) => client.get(`service/getDeliveryAddress?addressId=${addressId}`),
    },
    'PATCH /service/deliveryAddress': {
      right: 'buyer',
      send: ({ client }, { addressId }) =>
        client.patch('service/deliveryAddress', { addressId, label: 'Home' }),
    },
  }),
  lists: {
    'GET /service/deliveryAddresses': { query: '', who: 'buyer' },
    'GET /geography/allCities': { query: '', who: null },
  },
};
