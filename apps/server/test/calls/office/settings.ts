import * as dictionary from '@nukkad/contract/office/settings/dictionary.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const why = 'Agreed in the meeting of this morning';

export const calls: DomainCalls = {
  confirmations: (tenants) => {
    /** Signed in anew: the story moves the clock further than a session of the back office lasts. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    return [
      {
        endpoint: dictionary.saveDictionaryWord,
        what: 'setting a word',
        arrange: async () => ({
          who: await office(),
          body: { lang: 'hi', key: 'cart.title', value: 'आपका कार्ट', why },
        }),
      },
      {
        endpoint: dictionary.removeDictionaryWord,
        what: 'removing a word',
        arrange: async () => ({ who: await office(), body: { lang: 'hi', key: 'cart.title', why } }),
      },
    ];
  },
};
