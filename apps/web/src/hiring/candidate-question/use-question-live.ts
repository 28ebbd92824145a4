import { questionChanged } from '@nukkad/contract/hiring/candidate-question/candidate-question.live';
import { renew } from '../../platform/api/asked.ts';
import { useLive } from '../../platform/socket/use-live.ts';

/** Open pages with questions look again as soon as the other side asks or answers. */
export const useQuestionLive = (): void => useLive(questionChanged, () => void renew('candidate-question'));
