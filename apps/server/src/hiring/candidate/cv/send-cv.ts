import { type CvAnswer, docxMediaType } from '@nukkad/contract/hiring/candidate/cv.model';
import { cvErrors } from '@nukkad/contract/hiring/candidate/cv.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readSentFile, shownName } from '../../../platform/storage/read-sent-file.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { mayChangeOwn } from '../candidate.policy.ts';
import { openingOf } from './get-cv.ts';
import { presentCv } from './cv.presenter.ts';
import { type CvRow, replaceCv } from './cv.store.ts';
import { readCvLater } from './read-cv-file.ts';

const refusals = {
  unreadable: cvErrors.cv_unreadable,
  active: cvErrors.cv_active,
  locked: cvErrors.cv_locked,
};

/** A folder of the person in storage; each file in it is a CV of theirs. */
export const cvFolder = 'cvs/';

type Sent = Pick<CvRow, 'fileName' | 'mediaType'> & { readonly content: Buffer };

/** Looked at and made anew by the reader of its kind. */
async function lookAt(
  { readers }: CandidateDependencies['platform'],
  file: UploadedFile,
  by: string,
): Promise<Sent> {
  if (file.content.length === 0) refuse(cvErrors.cv_file_empty);
  if (file.mediaType !== docxMediaType) return readSentFile(readers, file, { by, refusals });
  const { content } = await readers.read('docx', file, { by, options: null, refusals });
  return { fileName: shownName(file.fileName), mediaType: docxMediaType, content: Buffer.from(content) };
}

/** Keeps a CV in place of the one before, and has it read after the answer. The profile stays as it is. */
export async function sendCv(deps: CandidateDependencies, call: SignedInCall): Promise<CvAnswer> {
  const { platform } = deps;
  const { viewer, now, files } = call;
  const [file] = files;
  if (!file) return refuse(cvErrors.cv_file_empty);
  const { content, fileName, mediaType } = await lookAt(platform, file, viewer.userId);
  const cvId = newId();
  const storageKey = `${cvFolder}${viewer.userId}/${cvId}`;
  const of = { cvId, userId: viewer.userId, storageKey, fileName, mediaType, bytes: content.length };
  const row: CvRow = { ...of, uploadedAt: now, reading: 'waiting', lines: [], says: null, version: 1 };
  await platform.storage.put(storageKey, content, mediaType);
  try {
    const before = await platform.write(call, (tx) =>
      replaceCv(tx, authorize(row, mayChangeOwn(viewer, row))),
    );
    if (before) await discard(platform.storage, [before]);
  } catch (error) {
    await discard(platform.storage, [storageKey]);
    throw error;
  }
  readCvLater(deps, row);
  return presentCv(row, await openingOf(deps, call));
}
