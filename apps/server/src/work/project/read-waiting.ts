import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOfficeDisputes } from './dispute/office/office-disputes.store.ts';

/** Disputes about milestones. */
export const projectWaiting: readonly WaitingReader[] = [
  countedInOffice({
    milestone_dispute: ({ reader }) => countOfficeDisputes(reader, {}),
  }),
];
