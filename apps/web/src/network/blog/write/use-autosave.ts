import { ApiError } from '@nukkad/contract/kernel/client';
import { createBlogDraft, getBlogDraft, saveBlogDraft } from '@nukkad/contract/network/blog/blog.api';
import type { BlogDraft, BlogWords } from '@nukkad/contract/network/blog/blog.model';
import { blogErrors } from '@nukkad/contract/network/blog/blog.noun';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call, newIdempotencyKey } from '../../../platform/api/client.ts';
import { type TypedBlog, judge, nothingTyped, typedOf } from './typed-blog.ts';

const pauseMs = 1_500;
/** Without a network it is tried again so often. */
const againMs = 8_000;

export type Standing =
  | { readonly kind: 'new' | 'waiting' | 'saving' | 'saved' | 'conflict' | 'unfit' }
  | { readonly kind: 'failed'; readonly message: string };

interface Making {
  readonly key: string;
  readonly words: BlogWords;
}

/** One at a time: a save begins when the one before has answered. */
class Saver {
  draft: BlogDraft | null;
  typed: TypedBlog;
  isDirty = false;
  private making: Making | null = null;

  constructor(draft: BlogDraft | null) {
    this.draft = draft;
    this.typed = draft ? typedOf(draft) : nothingTyped;
  }

  /** A draft whose making got no answer is made again with the same key and words, so that there are not two. */
  async send(words: BlogWords): Promise<void> {
    if (this.draft) {
      const { blogId, revision } = this.draft;
      this.draft = await call(saveBlogDraft, { body: { blogId, revision, ...words }, quiet: true });
      return;
    }
    this.making ??= { key: newIdempotencyKey(), words };
    const { key, words: first } = this.making;
    try {
      this.draft = await call(createBlogDraft, { body: first, idempotencyKey: key, quiet: true });
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) this.making = null;
      throw error;
    }
    if (first !== words) await this.send(words);
  }
}

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === blogErrors.blog_draft_moved.code;

/** Saves what is typed when there is a pause, and says how it stands. */
export function useAutosave(first: BlogDraft | null) {
  const [saver] = useState(() => new Saver(first));
  const [draft, setDraft] = useState(first);
  /** What the editor begins with. */
  const [opened, setOpened] = useState(first);
  const [typed, setTyped] = useState(saver.typed);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [standing, setStanding] = useState<Standing>({ kind: first ? 'saved' : 'new' });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    if (!saver.isDirty) return saver.draft !== null;
    const judged = judge(saver.typed);
    setErrors(judged.errors ?? {});
    if (!judged.words) {
      setStanding({ kind: 'unfit' });
      return false;
    }
    saver.isDirty = false;
    setStanding({ kind: 'saving' });
    const { words } = judged;
    running.current = saver.send(words).then(
      () => {
        setDraft(saver.draft);
        setStanding({ kind: saver.isDirty ? 'waiting' : 'saved' });
        return true;
      },
      (error: unknown) => {
        saver.isDirty = true;
        if (isConflict(error)) setStanding({ kind: 'conflict' });
        else setStanding({ kind: 'failed', message: error instanceof Error ? error.message : '' });
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
          timer.current = setTimeout(() => void save(), againMs);
        return false;
      },
    );
    const isSaved = await running.current;
    running.current = null;
    return isSaved;
  }, [saver]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const again = () => void save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [save]);

  const change = useCallback(
    (part: Partial<TypedBlog>) => {
      saver.typed = { ...saver.typed, ...part };
      saver.isDirty = true;
      setTyped(saver.typed);
      setStanding((before) => (before.kind === 'conflict' ? before : { kind: 'waiting' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    [saver, save],
  );

  /** Keeps what is typed here, over what was saved elsewhere. */
  const keepMine = useCallback(async () => {
    if (!saver.draft) return;
    saver.draft = await call(getBlogDraft, { query: { blogId: saver.draft.blogId } });
    saver.isDirty = true;
    setStanding({ kind: 'waiting' });
    await save();
  }, [saver, save]);

  /** What was saved elsewhere, over what is typed here. */
  const takeOther = useCallback(async () => {
    if (!saver.draft) return;
    clearTimeout(timer.current);
    const other = await call(getBlogDraft, { query: { blogId: saver.draft.blogId } });
    saver.draft = other;
    saver.typed = typedOf(other);
    saver.isDirty = false;
    setTyped(saver.typed);
    setDraft(other);
    setOpened(other);
    setErrors({});
    setStanding({ kind: 'saved' });
  }, [saver]);

  /** What a move has answered: the words stay those that are typed. */
  const moved = useCallback(
    (answer: BlogDraft) => {
      saver.draft = answer;
      setDraft(answer);
    },
    [saver],
  );

  /** As it was last saved, also before the screen is drawn anew. */
  const latest = useCallback(() => saver.draft, [saver]);

  return { draft, opened, typed, errors, standing, change, save, keepMine, takeOther, moved, latest };
}

export type Autosave = ReturnType<typeof useAutosave>;
