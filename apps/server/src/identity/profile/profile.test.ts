import {
  getBusinessCard,
  getCardFile,
  getPublicCard,
  updateBusinessCard,
} from '@nukkad/contract/identity/profile/card.api';
import {
  createProfile,
  getProfileDetails,
  getUserSetting,
  getUserTabs,
  listUserNotificationTags,
  requestDemo,
  updateUserProfile,
  updateUserSetting,
} from '@nukkad/contract/identity/profile/profile.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ProfileFixture,
  key,
  nextNumber,
  profileFixture,
  upload,
} from '../../../test/fixtures/profile-fixture.ts';
import { newId } from '../../platform/id.ts';
import { noticeChoicesOf } from './read-notice-choices.ts';

let fixture: ProfileFixture;
const someone = () => fixture.someone();
beforeAll(async () => {
  fixture = await profileFixture();
});
afterAll(() => fixture.app.close());

describe('the own profile', () => {
  test('is filled in, changed in parts, and emptied again', async () => {
    const { client } = await someone();
    const whole = {
      fullName: 'Asha Rao',
      about: 'I like quiet fans.',
      gender: 'Female',
      maritalStatus: 'Married',
      bloodGroup: 'AB-',
      languages: ['Kannada', 'Hindi'],
    };
    const made = await client.askLoosely(createProfile, { body: whole });
    expect([made.status, made.body]).toEqual([200, { ...whole, profileImage: null }]);
    const changed = await client.ask(updateUserProfile, { body: { gender: null, languages: ['Urdu'] } });
    expect(changed.body).toEqual({ ...whole, gender: null, languages: ['Urdu'], profileImage: null });
    expect((await client.ask(getProfileDetails)).body).toEqual(changed.body);
  });

  test.each([
    ['gender', 'Unknown'],
    ['maritalStatus', 'single'],
    ['bloodGroup', 'C+'],
    ['languages', ['Klingon']],
    ['about', 'x'.repeat(401)],
    ['fullName', '7'],
  ])('%s is one of the specification, not %s', async (field, value) => {
    const { client } = await someone();
    const { status, body } = await client.ask(updateUserProfile, { body: { [field]: value } });
    expect([status, Object.keys(body.fields ?? {})[0]?.split('.')[0]]).toEqual([400, field]);
  });

  test('a picture is cut square, drawn anew without metadata, and the former one is gone', async () => {
    const { client, viewer } = await someone();
    const { body } = await upload(client, 'user/profilePicture');
    const file = await fetch(new URL(body.profileImage, fixture.app.url));
    const kept = sharp(Buffer.from(await file.arrayBuffer()));
    const { format, width, height, exif } = await kept.metadata();
    expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined]);
    await upload(client, 'user/profilePicture');
    expect((await fetch(new URL(body.profileImage, fixture.app.url))).status).toBe(404);
    const forged = body.profileImage.replace(viewer.userId, newId());
    expect((await fetch(new URL(forged, fixture.app.url))).status).toBe(403);
    const none = await client.send('DELETE', '/api/user/profilePicture');
    expect(none.body.profileImage).toBeNull();
  });

  test('a file that is no picture is refused with a message', async () => {
    const { client } = await someone();
    for (const [content, name] of [
      [Buffer.from('<svg onload="alert(1)">'), 'me.jpg'],
      [
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        'me.jpg',
      ],
    ] as const) {
      const { status, body } = await upload(client, 'user/profilePicture', content, name);
      expect([status, body.code]).toEqual([400, 'picture_unreadable']);
    }
  });
});

describe('settings', () => {
  test('hold the language and what one wants to be told; sign-in codes cannot be switched off', async () => {
    const { client, viewer } = await someone();
    const { body: before } = await client.ask(getUserSetting);
    expect(before.notifications.find(({ tag }: { tag: string }) => tag === 'offers')?.sms).toBe(false);
    const quiet = { sms: false, mail: false, push: false };
    const { body } = await client.ask(updateUserSetting, {
      body: {
        language: 'hi',
        notifications: [
          { tag: 'account', ...quiet },
          { tag: 'bookings', ...quiet, push: true },
        ],
      },
    });
    expect(body.language).toBe('hi');
    expect(body.notifications[0]).toEqual({
      tag: 'account',
      sms: true,
      mail: true,
      push: true,
      locked: true,
    });
    expect(body.notifications[1]).toEqual({ tag: 'bookings', ...quiet, push: true, locked: false });
    const { db } = fixture.app.platform;
    expect([
      (await noticeChoicesOf(db, viewer.userId, 'bookings')).sms,
      (await noticeChoicesOf(db, viewer.userId, 'account')).sms,
      (await noticeChoicesOf(db, viewer.userId, 'payments')).sms,
    ]).toEqual([false, true, true]);
    const { body: tags } = await client.ask(listUserNotificationTags);
    expect(tags.tags).toHaveLength(7);
  });
});

describe('the business card', () => {
  test('is found by no visitor until it is switched on, and by none after', async () => {
    const { client } = await someone();
    const { body: card } = await client.ask(getBusinessCard);
    expect(card.slug).toMatch(/^[a-km-z2-9]{26}$/);
    const anonymous = fixture.app.as(null);
    const open = () => anonymous.ask(getPublicCard, { params: { slug: card.slug } });
    expect((await open()).status).toBe(410);
    await client.ask(updateUserProfile, { body: { fullName: 'Asha Rao' } });
    await client.ask(updateBusinessCard, { body: { isOn: true, headline: 'Fans; quiet, "always"' } });
    const { status, body } = await open();
    expect([status, body.fullName, body.mobileNumber, body.indexable]).toEqual([
      200,
      'Asha Rao',
      null,
      false,
    ]);
    await client.ask(updateBusinessCard, { body: { isOn: false } });
    const withdrawn = await open();
    expect([withdrawn.status, withdrawn.body.code]).toEqual([410, 'card_withdrawn']);
  });

  test('promise 50: a new link kills the old one, and a chosen one belongs to one person', async () => {
    const [asha, bela] = [await someone(), await someone()];
    const { body: first } = await asha.client.ask(updateBusinessCard, { body: { isOn: true } });
    const { body: second } = await asha.client.ask(updateBusinessCard, { body: { newLink: true } });
    expect(second.slug).not.toBe(first.slug);
    expect((await fixture.app.as(null).ask(getPublicCard, { params: { slug: first.slug } })).status).toBe(
      410,
    );
    const stolen = await bela.client.ask(updateBusinessCard, { body: { slug: first.slug } });
    expect([stolen.status, stolen.body.code]).toEqual([409, 'card_address_taken']);
    expect((await asha.client.ask(updateBusinessCard, { body: { slug: first.slug } })).status).toBe(200);
    expect((await fixture.app.as(null).ask(getPublicCard, { params: { slug: second.slug } })).status).toBe(
      410,
    );
    expect(
      (await fixture.app.as(null).ask(getPublicCard, { params: { slug: 'nobody-at-all' } })).status,
    ).toBe(404);
    await asha.client.ask(updateBusinessCard, { body: { slug: 'asha-electricals' } });
    const taken = await bela.client.ask(updateBusinessCard, { body: { slug: 'asha-electricals' } });
    expect([taken.status, taken.body.code]).toEqual([409, 'card_address_taken']);
    for (const slug of ['a', '-abc', 'abc-', 'Abc', 'a b', '../x', 'a'.repeat(41)])
      expect([slug, (await bela.client.ask(updateBusinessCard, { body: { slug } })).status]).toEqual([
        slug,
        400,
      ]);
  });

  test('shows what its owner lets it show, and its preview is what others read', async () => {
    const { client } = await someone();
    await client.ask(updateUserProfile, {
      body: {
        fullName: 'Asha Rao',
        about: 'Quiet fans.',
        languages: ['Hindi'],
      },
    });
    await client.ask(updateBusinessCard, { body: { isOn: true } });
    const hidden = { about: false, languages: false, mobile: true };
    const { body: card } = await client.ask(updateBusinessCard, { body: { shows: hidden } });
    expect(card.shows).toEqual({ ...hidden, picture: true, firm: true });
    const { body: read } = await fixture.app.as(null).ask(getPublicCard, { params: { slug: card.slug } });
    expect(read).toEqual(card.preview);
    expect([read.about, read.languages]).toEqual(['', []]);
    expect(read.mobileNumber).toMatch(/^94\d{8}$/);
    const { body: file } = await fixture.app.as(null).ask(getCardFile, { params: { slug: card.slug } });
    expect(String(file)).not.toContain('Quiet fans');
    await client.ask(updateBusinessCard, { body: { shows: { about: true, mobile: false } } });
    const { body: again } = await fixture.app.as(null).ask(getPublicCard, { params: { slug: card.slug } });
    expect([again.about, again.mobileNumber]).toEqual(['Quiet fans.', null]);
  });

  test("an owner's live firm stands on the card with its place, until the owner hides it", async () => {
    const { body: card } = await fixture.owner.ask(updateBusinessCard, { body: { isOn: true } });
    expect(card.preview).toMatchObject({ companyName: 'Lakshmi Home Services', place: expect.any(String) });
    const { body: without } = await fixture.owner.ask(updateBusinessCard, {
      body: { shows: { firm: false } },
    });
    expect(without.preview).toMatchObject({ companyName: null, place: null, jobsDone: 0 });
  });

  test('as a vCard it holds the shown fields, and no value can break out of its field', async () => {
    const { client, viewer } = await someone();
    await client.ask(updateUserProfile, {
      body: {
        fullName: 'Asha Devi Rao',
        about: 'One\nEND:VCARD\nTEL:by bell, two; three',
      },
    });
    const { body: card } = await client.ask(updateBusinessCard, { body: { isOn: true, showMobile: true } });
    const { body: file, headers } = await fixture.app
      .as(null)
      .ask(getCardFile, { params: { slug: card.slug } });
    expect(headers.get('content-type')).toContain('text/vcard');
    const unfolded = String(file).replaceAll('\r\n ', '');
    expect(unfolded).toContain('N:Rao;Asha Devi;;;\r\nFN:Asha Devi Rao');
    expect(unfolded.match(/^END:VCARD/gm)).toHaveLength(1);
    expect(unfolded.match(/^TEL/gm)).toHaveLength(1);
    expect(unfolded).toContain(String.raw`NOTE:One\nEND:VCARD\nTEL:by bell\, two\; three`);
    for (const line of String(file).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    await sql`update user_account set status = 'Blocked' where user_id = ${viewer.userId}`.execute(
      fixture.app.platform.db,
    );
    expect((await fixture.app.as(null).ask(getPublicCard, { params: { slug: card.slug } })).status).toBe(404);
  });
});

describe('the rest of the own area', () => {
  test('tabs are those of the role, with what waits', async () => {
    const mobileNumber = nextNumber();
    await fixture.invite(fixture.owner, { mobileNumber });
    const { body } = await fixture.as(await fixture.person(mobileNumber)).ask(getUserTabs);
    const byKey = Object.fromEntries(body.tabs.map((tab) => [tab.key, tab.count]));
    expect(byKey['invitations']).toBe(1);
    expect(Object.keys(byKey)).not.toContain('team');
    const { body: owners } = await fixture.owner.ask(getUserTabs);
    expect(owners.tabs.map(({ key: name }: { key: string }) => name)).toContain('team');
  });

  test('a demo is asked for once', async () => {
    const { client } = await someone();
    const options = { fullName: 'Asha Rao', mobileNumber: '9000000001', topic: 'staff' };
    expect((await client.askLoosely(requestDemo, { body: options, headers: key() })).status).toBe(201);
    const again = await client.askLoosely(requestDemo, { body: options, headers: key() });
    expect([again.status, again.body.code]).toEqual([409, 'demo_asked']);
  });
});
