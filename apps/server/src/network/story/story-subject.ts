import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Extension } from '../../platform/extension.ts';
import { signLink } from '../../platform/storage/links.ts';
import type { Deciding, ReadSubjects, SeenSubject } from '../moderation/index.ts';
import { type PictureRow, listPicturesOf } from './picture.store.ts';
import type { StoryDependencies } from './story.interface.ts';
import { type StoryRow, addReactions, listReadable, lockStory } from './story.store.ts';
import { storyTransitions } from './story.transitions.ts';
import { type VideoRow, listVideosOf } from './video.store.ts';

type Shown = Pick<PictureRow | VideoRow, 'storyId' | 'storageKey' | 'alternative'>;

/** A photo or video is named by the words for those who cannot see it. */
const bodyOf = ({ words }: StoryRow, shown: Shown | undefined): string =>
  words === '' && shown ? `[${shown.alternative}]` : words;

/** With the handle of their authors, by which their screens are found. */
const find =
  ({ member, platform: { clock, config } }: StoryDependencies): ReadSubjects =>
  async (reader, viewerId, ids) => {
    const now = clock.now();
    const rows = await listReadable(reader, viewerId, ids, now);
    if (rows.length === 0) return new Map<string, SeenSubject>();
    const authors = [...new Set(rows.map(({ authorId }) => authorId))];
    const storyIds = rows.map(({ storyId }) => storyId);
    const [members, pictures, videos] = await Promise.all([
      member.membersOf(reader, authors),
      listPicturesOf(reader, storyIds),
      listVideosOf(reader, storyIds),
    ]);
    const shown: readonly Shown[] = [...pictures, ...videos];
    const found = rows.map((row): readonly [string, SeenSubject] => {
      const { storyId, authorId, createdAt, status } = row;
      const picture = shown.find((one) => one.storyId === storyId);
      const screen = screenAddress.story(members.get(authorId)?.handle ?? '', storyId);
      const carries = picture
        ? [{ words: picture.alternative, url: signLink(config.secret, picture.storageKey, 'moderator', now) }]
        : [];
      const isShown = status === 'published';
      return [storyId, { authorId, body: bodyOf(row, picture), carries, screen, at: createdAt, isShown }];
    });
    return new Map(found);
  };

async function move(tx: Tx, { viewer, now }: Deciding, id: string, verb: 'remove' | 'restore') {
  const actor = { viewer, member: null };
  const row = await lockStory(tx, id);
  if (!row || !storyTransitions.movesOf(actor, row)[verb]) return;
  const allowed =
    verb === 'remove'
      ? storyTransitions.allow(actor, storyTransitions.verb.remove, row)
      : storyTransitions.allow(actor, storyTransitions.verb.restore, row);
  await storyTransitions.move(tx, allowed, { now });
}

/** What reactions and moderators ask of stories. One that was deleted or swept meanwhile stays so. */
export function storyAnswers(deps: StoryDependencies): readonly Extension[] {
  const { moderation, reaction } = deps;
  const read = find(deps);
  return [
    reaction.subjects.answeredBy({
      subject: 'story',
      read,
      isListedToAuthor: true,
      counted: (tx, counted) => {
        const { subjectId: storyId, by } = counted;
        return addReactions(tx, partOf(counted, { storyId, by }));
      },
    }),
    moderation.subjects.answeredBy({
      subject: 'story',
      read,
      around: async (reader, id) => {
        const story = (await read(reader, null, [id])).get(id);
        if (!story) return [];
        const { authorId, body, carries, at, isShown } = story;
        return [{ kind: 'story', authorId, body, at, isShown, isIt: true, ...(carries && { carries }) }];
      },
      remove: (tx, deciding, id) => move(tx, deciding, id, 'remove'),
      restore: (tx, deciding, id) => move(tx, deciding, id, 'restore'),
    }),
  ];
}
