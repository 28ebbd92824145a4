import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { addComment } from '@nukkad/contract/network/comment/comment.api';
import { sendRequest } from '@nukkad/contract/network/connection/connection.api';
import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import {
  appealRemoval,
  listOwnRemovals,
  reportContent,
} from '@nukkad/contract/network/moderation/moderation.api';
import {
  listModerationCases,
  removeContent,
} from '@nukkad/contract/network/moderation/moderation-office.api';
import { createPoll } from '@nukkad/contract/network/poll/poll.api';
import { addPostPictures, createPost } from '@nukkad/contract/network/post/post.api';
import { callAsAdmin, enterBackoffice } from '../fixtures/admin.ts';
import { callAs, type Session } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { watchScripts } from '../pages/script-watch.ts';
import { canaries, everyForm, packedTexts } from '../pages/stored-scripts.ts';

/** What members may write: words with ways around the platform are refused before anyone reads them. */
const forms = [...everyForm, ...canaries].filter((form) => !holdsContactDetails(form));
const [short = ''] = packedTexts(120, forms);
const [reason = '', appeal = ''] = packedTexts(480, forms);
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

async function aMember(fullName: string) {
  const person = await aCustomer(fullName);
  const session = await sessionOf(person);
  const { member, version } = await callAs(session, getNetworkSettings);
  await callAs(session, changeNetworkSettings, { body: { version, headline: short.slice(0, 120) } });
  return { person, session, ...member };
}
type Member = Awaited<ReturnType<typeof aMember>>;

/** All forms in the words, and one beside the picture. */
async function aPost({ session }: Member): Promise<string> {
  const files = [aPhoto('gate.png', [31, 111, 139])];
  const { items } = await callAs(session, addPostPictures, { files });
  const [body = ''] = packedTexts(2_900, [...forms, '#street']);
  const pictures = items.map(({ pictureId }) => ({ pictureId, alternative: short }));
  const { postId } = await callAs(session, createPost, {
    body: { body, audience: 'everyone', pictures },
    headers: key(),
  });
  return postId;
}

const say = (session: Session, subjectId: string, body: string, parentId?: string) =>
  callAs(session, addComment, {
    body: { subject: 'post', subjectId, body, ...(parentId && { parentId }) },
    headers: key(),
  });

/** Comments with all forms, and an answer. */
async function talkOn(postId: string, by: Member): Promise<string> {
  const ids: string[] = [];
  for (const body of packedTexts(900, forms)) ids.push((await say(by.session, postId, body)).commentId);
  const [first = ''] = ids;
  await say(by.session, postId, short, first);
  return first;
}

async function aPoll({ session }: Member): Promise<string> {
  const [question = ''] = packedTexts(290, forms);
  const options = forms.filter((form) => form.length <= 50).slice(0, 6);
  const terms = { audience: 'everyone', isAnonymous: false, canChange: true, results: 'after_vote' } as const;
  const body = { question, options, minutes: 60, ...terms };
  return (await callAs(session, createPoll, { body, headers: key() })).pollId;
}

async function caseOf(subjectId: string) {
  const { items } = await callAsAdmin(listModerationCases, { query: { state: 'all', limit: 100 } });
  const found = items.find((one) => one.subjectId === subjectId);
  if (!found) throw new Error('There is no case.');
  return found;
}

/** A comment that is reported, removed and appealed against, all in such words. */
async function aCase(commentId: string, author: Member, reader: Member): Promise<string> {
  await callAs(reader.session, reportContent, {
    body: { subject: 'comment', subjectId: commentId, reason: 'other', words: reason },
  });
  const { caseId, version } = await caseOf(commentId);
  await callAsAdmin(removeContent, {
    params: { caseId },
    body: { version, reason: 'other', words: reason, isStrike: false },
  });
  const [removal] = (await callAs(author.session, listOwnRemovals, { query: {} })).items;
  if (!removal) throw new Error('Nothing was removed.');
  const { removalId } = removal;
  await callAs(author.session, appealRemoval, {
    body: { removalId, version: removal.version, words: appeal },
  });
  return caseId;
}

const made =
  'main script, main iframe, main object, main [onerror], main [onload], main [href^="javascript:"]';

/** Each is opened, shows one of the words, and has made nothing of them. */
async function open(page: Page, paths: readonly string[], happened: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('__ran(1)').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect([path, await page.locator(made).count(), happened]).toEqual([path, 0, []]);
  }
}

test('promise 64: scripts in every text of the network are read as the letters they are, by members and moderators', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(300_000);
  const happened = await watchScripts(page);
  const [author, reader] = [await aMember('Gauri Pillai'), await aMember('Tarun Oberoi')];
  const postId = await aPost(author);
  await aPost(reader);
  const commentId = await talkOn(postId, author);
  const pollId = await aPoll(author);
  await callAs(author.session, sendRequest, {
    body: { memberId: reader.memberId, note: reason.slice(0, 290) },
  });
  const later = await talkOn(postId, reader);
  await aPost(reader);
  const caseId = await aCase(later, reader, author);

  await test.step('members', async () => {
    await inPlace(page);
    await enterAs(page, reader.person);
    const post = `/feed/post/${postId}`;
    const comment = `${post}?dialog=reply&comment=${commentId}`;
    await open(
      page,
      [
        post,
        comment,
        `${post}?dialog=report&subject=comment&reported=${commentId}`,
        '/feed',
        '/feed?tag=street',
        '/network/requests',
        `/network/people/${author.handle}`,
        `/polls/${pollId}`,
        `/polls/${pollId}?dialog=poll-voters&about=${pollId}`,
        '/network/reports?tab=removals',
      ],
      happened,
    );
    await page.goto('/network/settings');
    await expect(page.getByLabel('What you do')).toHaveValue(/__ran\(1\)/);
    expect(happened).toEqual([]);
  });

  await test.step('moderators', async () => {
    const office = await newPerson('desk');
    const there = await watchScripts(office);
    await enterBackoffice(office);
    await open(
      office,
      [
        '/backoffice/moderation',
        `/backoffice/moderation/${caseId}`,
        `/backoffice/moderation/${caseId}?dialog=refuse`,
      ],
      there,
    );
  });
});
