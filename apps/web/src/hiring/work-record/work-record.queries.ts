import * as api from '@nukkad/contract/hiring/work-record/work-record.api';
import { useSend } from '../../platform/api/send.ts';

/** What of an application is asked for and ended by its id. */
const ofApplication = ({ applicationId }: { applicationId: string }) => ({ query: { applicationId } });

export const useStopSharing = () => useSend(api.revokeWorkRecord, { given: ofApplication });
