import { getDeliveryAddress, updateDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /service/getDeliveryAddress': {
      right: 'buyer',
      send: ({ client }, { addressId }) => client.ask(getDeliveryAddress, { query: { addressId } }),
    },
    'PATCH /service/deliveryAddress': {
      right: 'buyer',
      send: ({ client }, { addressId }) =>
        client.ask(updateDeliveryAddress, { body: { addressId, label: 'Home' } }),
    },
  }),
  lists: {
    'GET /service/deliveryAddresses': { query: '', who: 'buyer' },
    'GET /geography/allCities': { query: '', who: null },
  },
};
