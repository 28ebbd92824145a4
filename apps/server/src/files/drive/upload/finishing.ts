/** Checking a large file takes longer than a caller waits: the work goes on, and who asks again joins it. */
import { driveUploadErrors } from '@nukkad/contract/files/drive/drive-upload.noun';
import { Refusal } from '../../../platform/refusal.ts';

const patienceMs = 6_000;
const retryAfter = 2;
/** How long a refusal is kept for a caller who is not there when it comes. */
const keptMs = 60_000;

interface Work<Answer> {
  readonly result: Promise<Answer>;
  isSettled: boolean;
  waiting: number;
}

export type Finishing<Answer> = (uploadId: string, start: () => Promise<Answer>) => Promise<Answer>;

export function finishingWorks<Answer>(limitMs = patienceMs): Finishing<Answer> {
  const works = new Map<string, Work<Answer>>();
  const begin = (uploadId: string, start: () => Promise<Answer>): Work<Answer> => {
    const work: Work<Answer> = { result: start(), isSettled: false, waiting: 0 };
    works.set(uploadId, work);
    const forget = () => works.get(uploadId) === work && works.delete(uploadId);
    const settled = () => {
      work.isSettled = true;
      if (work.waiting > 0) forget();
      else setTimeout(forget, keptMs).unref();
    };
    work.result.then(settled, settled);
    return work;
  };
  return async (uploadId, start) => {
    const work = works.get(uploadId) ?? begin(uploadId, start);
    work.waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const checking = new Refusal(driveUploadErrors.drive_upload_checking, { retryAfter });
      timer = setTimeout(() => reject(checking), limitMs);
    });
    try {
      return await Promise.race([work.result, late]);
    } finally {
      clearTimeout(timer);
      work.waiting -= 1;
      if (work.isSettled && works.get(uploadId) === work) works.delete(uploadId);
    }
  };
}
