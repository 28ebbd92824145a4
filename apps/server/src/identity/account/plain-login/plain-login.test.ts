import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { askCode, mountedWithSignIn, newPerson, readCode } from '../../../../test/harness/sign-in.ts';

let app: Mounted;
let asha: { readonly mobile: string; readonly mail: string };
beforeAll(async () => {
  app = await mountedWithSignIn({ variables: { RATE_LIMIT_SCALE: '1' } });
});
beforeEach(() => {
  asha = newPerson(app);
});
afterAll(() => app.close());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A browser without scripts: it keeps cookies, reads the token of a form and sends it. */
function plainBrowser() {
  const jar = new Map<string, string>();
  const visit = async (path: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(path, app.url), {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await response.text();
    const token = /name="token" value="(\w+)"/.exec(text)?.[1] ?? '';
    return {
      status: response.status,
      text,
      token,
      to: response.headers.get('location'),
      headers: response.headers,
    };
  };
  const askFor = async (contact: string, back = '') => {
    const { token } = await visit('/login/otp');
    return visit('/login/otp', { token, contact, return: back });
  };
  const tryCode = async (otp: string) => {
    const { token } = await visit('/login/otp/code');
    return visit('/login/otp/code', { token, otp });
  };
  return { jar, visit, askFor, tryCode };
}

describe('the login without scripts', () => {
  test('a mobile number and its code open a session, and the last page hands it over', async () => {
    const browser = plainBrowser();
    expect(await browser.askFor(` +91 ${asha.mobile}`, '/buyer/bookings')).toMatchObject({
      status: 303,
      to: '/login/otp/code',
    });
    const entered = await browser.tryCode(await readCode(app, asha.mobile));
    expect(entered).toMatchObject({ status: 303, to: '/login/done?return=%2Fbuyer%2Fbookings' });
    expect([...browser.jar.keys()].toSorted()).toEqual([
      'XSRF-TOKEN',
      'device',
      'login-form',
      'login-session',
    ]);
    const done = await browser.visit(entered.to ?? '');
    expect(done.text).toContain('You’re logged in');
    expect(done.headers.get('cache-control')).toBe('no-store');
    const [, json = '{}'] = /id="session" nonce="\w+">(\{.*?\})<\/script>/.exec(done.text) ?? [];
    const { accessToken, continueTo } = JSON.parse(json) as Record<string, string>;
    expect(continueTo).toBe('/login?return=%2Fbuyer%2Fbookings');
    const headers = { authorization: `Bearer ${accessToken}` };
    const profile = (await app.as(null).ask(getMyProfile, { headers })).body;
    expect(profile).toMatchObject({ role: 'Buyer', mobileNumber: asha.mobile });
    // The API reads no session from a cookie.
    const cookie = `login-session=${browser.jar.get('login-session')}`;
    expect((await app.as(null).ask(getMyProfile, { headers: { cookie } })).status).toBe(401);
  });

  test('an email address too; logging out ends the session and its page', async () => {
    const browser = plainBrowser();
    await browser.askFor(asha.mail);
    const { to } = await browser.tryCode(await readCode(app, asha.mail));
    const { token, text } = await browser.visit(to ?? '');
    const { accessToken } = JSON.parse(/id="session" nonce="\w+">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');
    const kept = browser.jar.get('login-session') ?? '';
    expect((await browser.visit('/login/out', { token })).to).toBe('/home');
    browser.jar.set('login-session', kept);
    expect((await browser.visit('/login/done')).to).toBe('/login/otp');
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await app.as(null).ask(getMyProfile, { headers })).status).toBe(401);
  });

  test('promise 38: a form without the token of this browser sends nothing and opens nothing', async () => {
    const [mine, theirs] = [plainBrowser(), plainBrowser()];
    const { token } = await theirs.visit('/login/otp');
    expect((await mine.visit('/login/otp', { token, contact: asha.mobile })).status).toBe(403);
    expect((await mine.visit('/login/otp', { contact: asha.mobile })).status).toBe(403);
    await app.drain();
    expect(app.sms.filter(({ mobileNumber }) => mobileNumber === asha.mobile)).toEqual([]);
    await mine.askFor(asha.mobile);
    const otp = await readCode(app, asha.mobile);
    expect((await mine.visit('/login/otp/code', { token, otp })).status).toBe(403);
    expect((await mine.tryCode(otp)).status).toBe(303);
  });

  test('promise 27: wrong codes count as in the app, the page says how many are left and then when a new one can be had', async () => {
    const browser = plainBrowser();
    await browser.askFor(asha.mobile);
    const code = await readCode(app, asha.mobile);
    for (const left of [4, 3, 2, 1])
      expect((await browser.tryCode(wrong(code))).text).toContain(`Incorrect OTP. Tries left: ${left}.`);
    const last = await browser.tryCode(wrong(code));
    expect(last.text).toContain('Too many attempts. Request a new OTP.');
    expect(last.text).toContain('You can request a new OTP at');
    expect(last.text).not.toContain('name="otp"');
    expect((await browser.tryCode(code)).text).toContain('Too many attempts.');
  });

  test('promise 31: a code may be asked for as often as in the app, and the page with the good code stays', async () => {
    const browser = plainBrowser();
    await browser.askFor(asha.mobile);
    expect((await askCode(app, asha.mobile)).body.code).toBe('otp_too_soon');
    const { token } = await browser.visit('/login/otp/code');
    const again = await browser.visit('/login/otp', { token, contact: asha.mobile, again: '1' });
    expect([again.status, again.text.includes('Wait a moment')]).toEqual([429, true]);
    expect((await browser.tryCode(await readCode(app, asha.mobile))).status).toBe(303);
  });

  test('says on the page what is wrong with what was typed, in Hindi too, and escapes it', async () => {
    const browser = plainBrowser();
    browser.jar.set('lang', 'hi');
    const typed = '"><script>alert(1)</script>';
    const answer = await browser.askFor(typed);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('10 अंकों का मोबाइल नंबर या ईमेल पता डालें।');
    expect(answer.text).toContain('aria-invalid="true"');
    expect(answer.text).not.toContain('<script>alert');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'promise 40: %j is no address to continue at',
    async (back) => {
      const browser = plainBrowser();
      await browser.askFor(asha.mobile, back);
      const { to } = await browser.tryCode(await readCode(app, asha.mobile));
      expect(to).toBe('/login/done?return=');
      expect((await browser.visit(`/login/done?${new URLSearchParams({ return: back })}`)).text).toContain(
        '"continueTo":"/login"',
      );
    },
  );
});
