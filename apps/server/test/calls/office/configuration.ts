import * as configuration from '@nukkad/contract/office/configuration/configuration.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const why = 'Agreed in the meeting of this morning';
const settingId = 'ledger.rules.cancellationFeePartnerPercent';

export const calls: DomainCalls = {
  confirmations: (tenants) => {
    const made: Record<string, string> = {};
    /** Another Admin for each decision: a proposer cannot decide. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    const wanted = { cityCode: null, categoryId: null, value: 90, fromDay: '2027-06-01', why };
    const change = {
      endpoint: configuration.changeSetting,
      arrange: async () => {
        const who = await office();
        const { body } = await who.client.ask(configuration.requestSettingPreview, {
          params: { settingId },
          body: { cityCode: null, categoryId: null, value: 90 },
        });
        await tenants().app.drain();
        return { who, params: { settingId }, body: { ...wanted, previewId: body.previewId } };
      },
      after: (answer: { changeId: string }) => {
        made['change'] = answer.changeId;
      },
    };
    const at = () => ({ changeId: made['change'] ?? '' });
    return [
      { ...change, what: 'changing a setting' },
      {
        endpoint: configuration.withdrawSettingChange,
        what: 'withdrawing a change of a setting',
        arrange: async () => ({ who: await office(), params: at(), body: { why } }),
      },
      { ...change, what: 'changing a setting again' },
      {
        endpoint: configuration.decideSettingChange,
        what: 'deciding on a change of a setting',
        arrange: async () => ({ who: await office(), params: at(), body: { approve: true, why } }),
      },
    ];
  },
};
