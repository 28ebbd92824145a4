import { addPasskey, beginPasskey } from '@nukkad/contract/identity/account/passkey.api';
import { recoverPassword } from '@nukkad/contract/identity/account/password.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../../../test/harness/authenticator.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import {
  addEmail,
  codeFor,
  mountedWithSignIn,
  setPassword,
  signInAs,
} from '../../../test/harness/sign-in.ts';

const origin = 'https://nukkad.example';
const asha = '9000000001';
const mail = 'asha.rao@example.in';
const password = 'mango tree by the well';

let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn({ variables: { PUBLIC_ORIGIN: origin } });
});
afterAll(() => app.close());

test('joining, and each act on the sign-in methods of an account, is in the audit log once, without personal data', async () => {
  const { client, profile } = await signInAs(app, asha);
  await addEmail(app, client, mail);
  await setPassword(app, client, asha, password);
  const { body } = await client.ask(beginPasskey);
  const made = new Authenticator(origin).make(body.options);
  const added = await client.askLoosely(addPasskey, {
    body: {
      challengeId: body.challengeId,
      name: 'Red phone',
      made,
    },
  });
  await client.send('DELETE', `user/passkeys/${added.body.passkeyId}`);
  const { body: code, header } = await codeFor(app, app.as(null), asha, 'password-recovery');
  await app
    .as(null)
    .ask(recoverPassword, { body: { ...code, newPassword: 'seven boats on the lake' }, headers: header });
  const { rows } = await sql<{
    action: string;
    row: string;
  }>`select action, to_jsonb(a)::text as row from audit_log a
    where subject_id = ${profile.userId} order by at, audit_id`.execute(app.platform.db);
  expect(rows.map(({ action }) => action)).toEqual([
    'account.join',
    'account.add_email',
    'account.change_password',
    'account.add_passkey',
    'account.remove_passkey',
    'account.recover_password',
  ]);
  const all = rows.map(({ row }) => row).join(' ');
  for (const personal of [asha, mail, password, 'Red phone', 'Asha']) expect(all).not.toContain(personal);
});
