import { useEffect, useRef, useState } from 'react';
import { type PaperFinder, startPaperFinder } from './find-paper.ts';
import { readPhoto } from './make-scan.ts';
import { type ScannedPage, mostPages, movedPage } from './scanned.rules.ts';

export type PagePatch = Partial<Pick<ScannedPage, 'corners' | 'turns' | 'look'>>;

export interface Scan {
  readonly pages: readonly ScannedPage[];
  readonly chosen: ScannedPage | null;
  /** How many photos are being looked at. */
  readonly reading: number;
  /** Names of files that are no photos. */
  readonly refused: readonly string[];
  /** There were more photos than one scan takes. */
  readonly isFull: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly choose: (pageId: string) => void;
  readonly change: (pageId: string, patch: PagePatch) => void;
  readonly move: (pageId: string, by: -1 | 1) => void;
  readonly remove: (pageId: string) => void;
}

/** A photo as a page: its paper is found, and cut out at once. */
async function pageOf(finder: PaperFinder, file: File): Promise<ScannedPage> {
  const { photo, bitmap } = await readPhoto(file);
  const { width, height } = bitmap;
  const corners = await finder.find(bitmap);
  bitmap.close();
  const url = URL.createObjectURL(photo);
  return { pageId: crypto.randomUUID(), photo, url, width, height, corners, turns: 0, look: 'colour' };
}

/** The finder lives as long as the screen; addresses of photos are given back with it. */
function useOpened() {
  const finder = useRef<PaperFinder | null>(null);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      finder.current?.end();
      finder.current = null;
      for (const url of urls.current) URL.revokeObjectURL(url);
      urls.current = [];
    },
    [],
  );
  return async (file: File) => {
    finder.current ??= startPaperFinder();
    const page = await pageOf(finder.current, file);
    urls.current.push(page.url);
    return page;
  };
}

/** Pages of a scan, in the memory of this tab until they are one PDF. */
export function useScan(): Scan {
  const read = useOpened();
  const [pages, setPages] = useState<readonly ScannedPage[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [reading, setReading] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isFull, setIsFull] = useState(false);
  const takeIn = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        const page = await read(file);
        setPages((before) => [...before, page]);
        setChosenId(page.pageId);
      } catch {
        setRefused((before) => [...before, file.name]);
      } finally {
        setReading((before) => before - 1);
      }
    }
  };
  const add = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, mostPages - pages.length - reading));
    setIsFull(taken.length < files.length);
    setRefused([]);
    setReading((before) => before + taken.length);
    void takeIn(taken);
  };
  const change = (pageId: string, patch: PagePatch) =>
    setPages((before) => before.map((page) => (page.pageId === pageId ? { ...page, ...patch } : page)));
  return {
    pages,
    chosen: pages.find(({ pageId }) => pageId === chosenId) ?? pages[0] ?? null,
    reading,
    refused,
    isFull,
    add,
    choose: setChosenId,
    change,
    move: (pageId, by) => setPages((before) => movedPage(before, pageId, by)),
    remove: (pageId) => setPages((before) => before.filter((page) => page.pageId !== pageId)),
  };
}
