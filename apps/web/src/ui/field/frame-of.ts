import { pictureOf } from './picture-of.ts';

export interface Frame {
  readonly seconds: number;
  /** What the video shows near its beginning. */
  readonly picture: File;
}

const happens = (video: HTMLVideoElement, what: string) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(what, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('The video cannot be shown.')), { once: true });
  });

/** How long a video plays, and a picture from it; null: this browser cannot show it. */
export async function frameOf(file: File): Promise<Frame | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const loaded = happens(video, 'loadeddata');
    video.src = address;
    await loaded;
    const { duration } = video;
    const seconds = Number.isFinite(duration) ? duration : 0;
    const sought = happens(video, 'seeked');
    video.currentTime = Math.min(1, seconds / 2);
    await sought;
    const picture = await pictureOf(video);
    return picture && { seconds, picture };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
