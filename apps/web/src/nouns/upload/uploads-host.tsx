import { Suspense, useSyncExternalStore } from 'react';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { areWanted, onWanted } from './uploads-wanted.ts';

const UploadBar = lazyOptional(
  () => withWords('nouns/upload/upload-bar.tsx', () => import('./upload-bar.tsx')),
  (part) => part.UploadBar,
);

/** Beside every page of who is signed in, so that what is on its way goes on while they go on. */
export function UploadsHost() {
  const wanted = useSyncExternalStore(onWanted, areWanted, () => false);
  return <Suspense>{wanted && <UploadBar />}</Suspense>;
}
