import { type Corners, foundCorners, wholePhoto } from './corners.rules.ts';
import type { EdgesAnswer, EdgesTask } from './edges.worker.ts';

/** Edges are found on a small picture as well. */
const longestSide = 800;
/** A phone that takes longer shows the whole photo, whose corners are moved by hand. */
const patienceMs = 8_000;

export interface PaperFinder {
  /** The whole photo where no paper is found. */
  find(photo: ImageBitmap): Promise<Corners>;
  end(): void;
}

function smallPicture(photo: ImageBitmap): ImageData | null {
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}

/** One worker for all photos of a scan; it is started by the first one. */
export function startPaperFinder(): PaperFinder {
  const worker = new Worker(new URL('./edges.worker.ts', import.meta.url), { type: 'module' });
  let tasks = 0;
  const ask = (picture: ImageData): Promise<Corners | null> =>
    new Promise((resolve) => {
      const taskId = (tasks += 1);
      const settle = (corners: Corners | null) => {
        clearTimeout(late);
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', fail);
        resolve(corners);
      };
      const hear = ({ data }: MessageEvent<EdgesAnswer>) => data.taskId === taskId && settle(data.corners);
      const fail = () => settle(null);
      const late = setTimeout(fail, patienceMs);
      worker.addEventListener('message', hear);
      worker.addEventListener('error', fail);
      worker.postMessage({ taskId, picture } satisfies EdgesTask, [picture.data.buffer]);
    });
  return {
    find: async (photo) => {
      const picture = smallPicture(photo);
      if (!picture) return wholePhoto;
      const size = { width: picture.width, height: picture.height };
      return foundCorners(await ask(picture), size);
    },
    end: () => worker.terminate(),
  };
}
