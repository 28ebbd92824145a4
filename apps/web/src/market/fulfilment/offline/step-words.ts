import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import type { WorkStep } from './work-queue.ts';

/** What a step is called while it waits. */
export function useStepWords() {
  const { t, plural } = useTranslation();
  return (step: WorkStep): string => {
    if (step.kind === 'start') return t('startWork.code', 'Start OTP');
    if (step.kind === 'finish') return t('offlineWork.finish', 'Job finished');
    const count = step.files.length;
    return step.stage === 'before'
      ? plural('offlineWork.before', count, {
          one: '{{count}} photo before the work',
          other: '{{count}} photos before the work',
        })
      : plural('offlineWork.after', count, {
          one: '{{count}} photo of the finished work',
          other: '{{count}} photos of the finished work',
        });
  };
}
