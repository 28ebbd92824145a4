import { listOfficeCities, previewCityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import * as catalogue from '@nukkad/contract/market/catalog/catalog-admin.api';
import * as price from '@nukkad/contract/market/catalog/city-price.api';
import * as offer from '@nukkad/contract/market/catalog/partner-service.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import type { Wire } from '../../harness/test-client.ts';
import { required } from '../../harness/required.ts';

const why = 'Agreed in the meeting of this morning';

export const calls: DomainCalls = {
  lists: {
    'GET /service/search': { query: 'lat=12.97&lng=77.64&pincode=560038&cityCode=1277333', who: null },
    'GET /service/categoryPartners': {
      query: ({ serviceId }) => `lat=12.97&lng=77.64&pincode=560038&cityCode=1277333&serviceId=${serviceId}`,
      who: null,
    },
    'GET /service/myServices': { query: '', who: 'owner' },
    'GET /service/add_service': { query: '', who: 'owner' },
    'GET /master/services': { query: '', who: null },
  },
  publicIds: ['GET /service/search', 'GET /service/categoryPartners'],
  confirmations: (tenants) => {
    const made: Record<string, string> = {};
    /** Another Admin for each decision: a proposer cannot decide. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    const priceAt = () => ({ priceId: made['price'] ?? '' });
    /** The row of a list with this id, as an Admin reads it. */
    const listed = async (path: string, isIt: (row: Wire) => boolean): Promise<Wire> => {
      const { client } = await office();
      return (await client.get(path)).body.items.find(isIt);
    };
    return [
      {
        endpoint: offer.updateService,
        what: 'changing an own price',
        arrange: async () => ({
          who: tenants().b.owner,
          body: { serviceId: tenants().serviceId, minutes: 75 },
        }),
      },
      {
        endpoint: catalogue.changeCategory,
        what: 'changing a category',
        arrange: async () => {
          const {
            categoryId,
            groupName: _g,
            serviceCount: _s,
            ...fields
          } = await listed('backoffice/categories?limit=100', (row) => row.categoryId === 'plumber');
          return {
            who: await office(),
            params: { categoryId },
            body: { ...fields, isTrending: !fields.isTrending },
          };
        },
      },
      {
        endpoint: catalogue.changeService,
        what: 'changing a service',
        arrange: async () => {
          const { serviceId, name, nameHi, lowPaise, typicalPaise, highPaise, ...rest } = await listed(
            'backoffice/services?limit=100',
            () => true,
          );
          const { isTrending, isNew, isRecommended, isOnline, isSwitchedOff } = rest;
          const marks = { isTrending, isNew: !isNew, isRecommended, isOnline, isSwitchedOff };
          return {
            who: await office(),
            params: { serviceId },
            body: { name, nameHi, lowPaise, typicalPaise, highPaise, ...marks },
          };
        },
      },
      {
        endpoint: price.setCityPrice,
        what: 'proposing a city price',
        arrange: async () => {
          const who = await office();
          const { serviceId } = tenants();
          const { body: cities } = await who.client.ask(listOfficeCities, { query: { q: 'bengaluru' } });
          const { cityCode } = required(cities.items[0]);
          const { body: effect } = await who.client.ask(previewCityPrice, {
            query: { serviceId, cityCode, pricePaise: '100000' },
          });
          const pricePaise = Math.round(effect.usualHighPaise * 1.5);
          const days = { fromDay: '2027-01-01', toDay: '2027-01-31' };
          return { who, body: { serviceId, cityCode, pricePaise, ...days, why } };
        },
        after: ({ priceId }) => void (made['price'] = priceId),
      },
      {
        endpoint: price.decideCityPrice,
        what: 'approving a city price',
        arrange: async () => ({ who: await office(), params: priceAt(), body: { approve: true, why } }),
      },
      {
        endpoint: price.endCityPrice,
        what: 'changing the end of a city price',
        arrange: async () => ({
          who: await office(),
          params: priceAt(),
          body: { lastDay: '2027-01-15', why },
        }),
      },
    ];
  },
};
