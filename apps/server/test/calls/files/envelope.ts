import * as api from '@nukkad/contract/files/envelope/envelope.api';
import { startESign } from '@nukkad/contract/files/envelope/esign.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { signAccess, codeOf } from '../../../src/files/envelope/sign/sign-code.ts';
import { aDraft, aSignature, aNumber, aSent, withPeople } from '../../fixtures/envelope-fixture.ts';
import { required } from '../../harness/required.ts';
import type { TenantRows } from '../../walks/tenants-story.ts';
import type { Tenants } from '../../walks/two-tenants.ts';
import type { DomainCalls, Try } from '../../walks/domain-calls.ts';

const sides = 'src/files/envelope/envelope-sides.test.ts';
const home = 'src/files/envelope/envelope.test.ts';

const named = ({ envelopeId }: TenantRows) => ({ envelopeId, version: 0 });
const reason = 'Nothing is changed by this.';

/** A stale version changes nothing for its sender either. */
const tries: Readonly<Record<string, Try>> = {
  'GET /document/envelope': {
    right: 'owner',
    send: (person, { envelopeId }) => person.client.ask(api.getEnvelope, { query: { envelopeId } }),
  },
  'PATCH /document/envelope': {
    right: 'owner',
    send: (person, its) => person.client.ask(api.editEnvelope, { body: named(its) }),
  },
  'PUT /document/envelope/recipients': {
    right: 'owner',
    send: (person, its) => person.client.ask(api.setRecipients, { body: { ...named(its), recipients: [] } }),
  },
  'PUT /document/envelope/fields': {
    right: 'owner',
    send: (person, its) => person.client.ask(api.setFields, { body: { ...named(its), fields: [] } }),
  },
  'POST /document/envelope/send': {
    right: 'owner',
    send: (person, { envelopeId }) => {
      const seen = { envelopeTitle: '', envelopePeople: [], documentHash: '', envelopeVersion: 0 };
      return person.client.ask(api.sendEnvelope, { body: { envelopeId, seen } });
    },
  },
  'POST /document/envelope/remind': {
    right: 'owner',
    send: (person, its) => person.client.ask(api.remindEnvelope, { body: named(its) }),
  },
  'POST /document/envelope/cancel': {
    right: 'owner',
    send: (person, its) => person.client.ask(api.cancelEnvelope, { body: { ...named(its), reason } }),
  },
  'POST /document/envelope/correct': {
    right: 'owner',
    send: (person, its) => person.client.ask(api.correctEnvelope, { body: { ...named(its), reason } }),
  },
  'DELETE /document/envelope': {
    right: 'owner',
    send: (person, { envelopeId }) => person.client.ask(api.deleteEnvelope, { query: { envelopeId } }),
  },
  'GET /document/envelope/comments': {
    right: 'owner',
    send: (person, { envelopeId }) => person.client.ask(api.listEnvelopeComments, { query: { envelopeId } }),
  },
  'GET /document/envelope/trail': {
    right: 'owner',
    send: (person, { envelopeId }) => person.client.ask(api.listEnvelopeTrail, { query: { envelopeId } }),
  },
  'GET /document/envelope/file': {
    right: 'owner',
    send: (person, { envelopeId }) =>
      person.client.ask(api.getEnvelopeFile, { query: { envelopeId, which: 'original' } }),
  },
};

/** The link of one who is asked, opened just now. */
function openedLink({ app }: Tenants, recipientId: string) {
  const { secret } = app.platform.config;
  const { token } = signAccess(secret, { recipientId, proof: 'otp' }, app.clock.now());
  return { code: codeOf(secret, recipientId), token };
}

export const calls: DomainCalls = {
  tries: () => tries,
  triedAtHome: {
    'POST /document/envelope/passkey': 'src/market/quote/quote-document.test.ts',
    'POST /document/uploadunsigneddoc': sides,
    'POST /document/envelope/comments': sides,
    'POST /sign/{code}/sign': home,
    'POST /sign/{code}/esign': 'src/files/envelope/esign/esign.test.ts',
  },
  lists: {
    'GET /document/envelopes': { query: '', who: 'owner' },
    'GET /document/envelopes/received': { query: '', who: 'owner', empty: true },
    'GET /document/envelope/comments': {
      query: (_, { envelopeId }) => `envelopeId=${envelopeId}`,
      who: 'owner',
      empty: true,
    },
    'GET /document/envelope/trail': {
      query: (_, { envelopeId }) => `envelopeId=${envelopeId}`,
      who: 'owner',
    },
    'GET /sign/{code}/comments': {
      params: (tenants, { recipientId }) => ({ code: openedLink(tenants, recipientId).code }),
      query: (tenants, { recipientId }) => `token=${openedLink(tenants, recipientId).token}`,
      who: null,
      empty: true,
    },
  },
  confirmations: (tenants) => [
    {
      endpoint: api.sendEnvelope,
      what: 'sending a document to be signed',
      arrange: async () => {
        const { client } = tenants().a.owner;
        const draft = await aDraft({ client });
        const { envelopeId } = await withPeople({ client }, draft, [{ name: 'Ravi Kumar' }]);
        return { who: { client }, body: { envelopeId } };
      },
    },
    {
      endpoint: signing.signEnvelope,
      what: 'signing a document',
      arrange: async () => {
        const { app, a } = tenants();
        const mobileNumber = aNumber();
        const { recipients } = await aSent(a.owner, [{ name: 'Ravi Kumar', mobileNumber }]);
        const { code, token } = openedLink(tenants(), required(recipients[0]).recipientId);
        const client = app.as(null);
        const params = { code };
        const { codeId } = await client.call(signing.requestSignCode, {
          params,
          body: { step: 'sign', token },
        });
        await app.drain();
        const otp = app.sms.findLast(({ mobileNumber: to }) => to === mobileNumber)?.variables['code'];
        const body = { token, codeId, otp, fields: [], signature: await aSignature() };
        return { who: { client }, body, params };
      },
    },
    {
      endpoint: startESign,
      what: 'going to the provider of Aadhaar eSign to sign a document',
      arrange: async () => {
        const { app, a } = tenants();
        const { recipients } = await aSent(a.owner, [{ name: 'Ravi Kumar', provesBy: 'aadhaar_esign' }]);
        const { code, token } = openedLink(tenants(), required(recipients[0]).recipientId);
        const body = { token, fields: [], signature: await aSignature() };
        return { who: { client: app.as(null) }, body, params: { code } };
      },
    },
  ],
};
