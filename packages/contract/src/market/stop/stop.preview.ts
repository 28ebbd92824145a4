import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as stop from './stop.api.ts';
import { seenOfStop, seenOfStopAnswer } from './stop.confirm.ts';

export const stopPreviews: readonly PreviewFirst[] = [
  previewFirst(stop.askStop, async (look, { body: { bookingId, reason, done } }) => {
    const { mustAgree, ...sums } = await look(stop.previewStop, { body: { bookingId, reason, done } });
    return seenOfStop(sums, mustAgree);
  }),
  previewFirst(stop.answerStop, async (look, { body: { bookingId } }) => {
    const { stop: open } = await look(stop.getStop, { query: { bookingId } });
    if (!open) throw new Error('No request to stop is shown.');
    return seenOfStopAnswer(open.sums);
  }),
];
