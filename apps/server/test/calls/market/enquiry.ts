import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/market/enquiry/enquiry.test.ts';

export const calls: DomainCalls = {
  publicIds: ['POST /service/new_enquiry'],
  lists: {
    'GET /service/my_enquiry': { query: '', who: 'buyer' },
    'GET /service/enquiryList': { query: '', who: 'owner' },
    'GET /service/enquiryRequest': {
      query: (_things, { enquiryId }) => `enquiryId=${enquiryId}`,
      who: 'buyer',
    },
  },
  triedAtHome: {
    'GET /service/enquiryRequest': ownTest,
    'POST /service/enquiryRequest': ownTest,
    'PATCH /service/enquiryRequest': ownTest,
    'PATCH /service/update_enquiry': ownTest,
  },
};
