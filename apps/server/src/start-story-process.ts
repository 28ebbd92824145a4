import { forkBeside } from './program-beside.ts';
import type { StoryOpening, StoryWord } from './story-messages.ts';

export type StoryEnd = Exclude<StoryWord, { readonly day: string }>;

export interface Teller {
  /** As soon as its process is gone. Never rejects. */
  readonly ended: Promise<StoryEnd>;
  /** At once; what it was at is undone by the database. */
  end(): void;
}

const silent: StoryEnd = { failed: 'The process that tells the past of the demo city has ended.' };

/** Tells the past of a city in a process of its own. */
export function startStoryProcess(opening: StoryOpening, onDay: (day: string) => void): Teller {
  const child = forkBeside('story-process', 'inherit');
  let last = silent;
  child.on('message', (message) => {
    const word = message as StoryWord;
    if ('day' in word) onDay(word.day);
    else last = word;
  });
  const ended = new Promise<StoryEnd>((resolve) => {
    child.once('close', () => resolve(last));
    // One that could not be started.
    child.once('error', () => resolve(last));
  });
  child.send(opening, () => undefined);
  return { ended, end: () => void child.kill('SIGKILL') };
}
