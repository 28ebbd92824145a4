/** Files on their way from this device: three at a time, on every page, until the server has them. */
import { uploadLimits } from '@nukkad/contract/files/drive/drive-upload.model';
import { renew } from '../../platform/api/asked.ts';
import { newOrderedId } from '../../platform/ordered-id.ts';
import { onSessionEnd } from '../../platform/session/session-store.ts';
import { forgetUpload, holdUpload, keepFile, keepUpload, keptFile, keptUploads } from './kept-uploads.ts';
import { HeldUp, removeSent, sendUpload } from './send-upload.ts';
import { type UploadItem, type UploadTarget, isOver } from './upload-item.ts';
import { want } from './uploads-wanted.ts';

const atOnce = 3;
const heldUpMs = 4_000;

interface Here {
  readonly letGo: () => void;
  /** Null: the device has lost it. */
  file: Blob | null;
  stop: AbortController | null;
}

let items: readonly UploadItem[] = [];
const here = new Map<string, Here>();
const listeners = new Set<() => void>();

export const uploads = (): readonly UploadItem[] => items;
export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(next: readonly UploadItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

const find = (id: string) => items.find((item) => item.id === id);

/** Shown at once; `isKept`: it would have to be known after a reload, too. */
async function change(id: string, part: Partial<UploadItem>, isKept = true): Promise<void> {
  const before = find(id);
  if (!before) return;
  const next = { ...before, ...part };
  put(items.map((item) => (item.id === id ? next : item)));
  if (isKept) await keepUpload(next);
}

async function leave(id: string): Promise<void> {
  here.get(id)?.letGo();
  here.delete(id);
  await forgetUpload(id);
}

/** The network came back, or a while has passed. */
function goOnLater(id: string): void {
  setTimeout(() => {
    if (find(id)?.state === 'waiting') pump();
  }, heldUpMs);
}

async function failed(id: string, error: unknown): Promise<void> {
  // Paused or removed meanwhile.
  if (!find(id) || find(id)?.state === 'stopped') return;
  if (error instanceof HeldUp) {
    await change(id, { state: 'waiting', isHeldUp: true });
    return goOnLater(id);
  }
  await change(id, { state: 'refused', failure: error instanceof Error ? error.message : '' });
}

async function send(item: UploadItem, own: Here): Promise<void> {
  const { id } = item;
  own.file ??= await keptFile(id);
  const { file } = own;
  if (!file) return change(id, { state: 'refused', failure: '' });
  const stop = new AbortController();
  own.stop = stop;
  try {
    const kept = await sendUpload(item, file, {
      begun: (begun) => change(id, { begun }),
      sent: (sent) => void change(id, { sent, isHeldUp: false }, false),
      checking: () => void change(id, { state: 'checking', sent: item.bytes }, false),
      signal: stop.signal,
    });
    await change(id, { state: 'done', item: kept, isHeldUp: false }, false);
    await Promise.all([leave(id), renew('drive')]);
  } catch (error) {
    await failed(id, error);
  } finally {
    if (own.stop === stop) own.stop = null;
  }
}

function pump(): void {
  const free = atOnce - items.filter(({ state }) => state === 'sending' || state === 'checking').length;
  const next = items
    .filter(({ state, id }) => state === 'waiting' && here.has(id))
    .slice(0, Math.max(0, free));
  for (const item of next) {
    const own = here.get(item.id);
    if (!own) continue;
    void change(item.id, { state: 'sending' }, false);
    void send(item, own).finally(pump);
  }
}

async function take(file: File, target: UploadTarget): Promise<void> {
  const id = newOrderedId();
  const item: UploadItem = {
    id,
    name: file.name,
    bytes: file.size,
    mediaType: file.type,
    target,
    begun: null,
    state: 'waiting',
    sent: 0,
    failure: null,
    isHeldUp: false,
    item: null,
  };
  here.set(id, { letGo: (await holdUpload(id)) ?? (() => undefined), file, stop: null });
  put([...items, item]);
  pump();
  // Beside the sending: a device that is full is no reason not to send.
  await keepFile(id, file);
  const now = find(id);
  // It may be in the drive, or removed, before the device has it.
  await (now && now.state !== 'done' ? keepUpload(now) : forgetUpload(id));
}

/** Answers how many were left out: so many are taken in one go. */
export function addFiles(files: readonly File[], target: UploadTarget): number {
  const taken = files.slice(0, target.itemId === undefined ? uploadLimits.atOnce : 1);
  want();
  for (const file of taken) void take(file, target);
  return files.length - taken.length;
}

export async function pauseUpload(id: string): Promise<void> {
  await change(id, { state: 'stopped', isHeldUp: false });
  here.get(id)?.stop?.abort();
  pump();
}

/** Also after a refusal: what was sent already is not sent again. */
export async function resumeUpload(id: string): Promise<void> {
  await change(id, { state: 'waiting', failure: null });
  pump();
}

export async function removeUpload(id: string): Promise<void> {
  const item = find(id);
  const own = here.get(id);
  put(items.filter((one) => one.id !== id));
  own?.stop?.abort();
  pump();
  await leave(id);
  if (item && item.state !== 'done') await removeSent(item);
}

export const pauseAll = (): void => {
  for (const { id, state } of items) if (state === 'waiting' || state === 'sending') void pauseUpload(id);
};
export const resumeAll = (): void => {
  for (const { id, state } of items) if (state === 'stopped') void resumeUpload(id);
};

/** Those that are over are taken out of sight; what was refused is removed. */
export function clearOver(): void {
  for (const { id } of items.filter(isOver)) void removeUpload(id);
}

let recalled = false;

/** What an earlier visit left; a pause lasts. */
export async function recallUploads(): Promise<void> {
  if (recalled) return;
  recalled = true;
  // The bar stays on this page after the last of them is done.
  want();
  addEventListener('online', pump);
  for (const item of await keptUploads()) {
    if (find(item.id)) continue;
    const letGo = await holdUpload(item.id);
    if (!letGo) continue;
    here.set(item.id, { letGo, file: null, stop: null });
    const state = item.state === 'stopped' || item.state === 'refused' ? item.state : 'waiting';
    put([...items, { ...item, state, isHeldUp: false }]);
  }
  pump();
}

if (!import.meta.env.SSR)
  onSessionEnd(() => {
    for (const { letGo, stop } of here.values()) {
      stop?.abort();
      letGo();
    }
    here.clear();
    recalled = false;
    put([]);
  });
