import { editSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { shifted } from '../../nouns/plan/plan.rules.ts';

/** So far a finger moves before it is a drag and no tap. */
const dragPixels = 6;

/** Saves a step some days later or earlier; all else that is written of it stays. */
function useSaveMoved(step: SubTask) {
  const { t } = useTranslation();
  const edit = useSend(editSubTask);
  return (by: number, done: () => void) => {
    const { subTaskId, version, title, note, needs, milestoneId } = step;
    const { startsOn, dueOn } = shifted(step, by);
    const days = { ...(startsOn && { startsOn }), ...(dueOn && { dueOn }) };
    const body = { subTaskId, version, title, note, needs, ...days, ...(milestoneId && { milestoneId }) };
    edit.mutate(body, {
      onSuccess: () => toast.success(t('plan.moved', 'Moved')),
      onError: toastFailure,
      onSettled: done,
    });
  };
}

/** Moves a bar by pointer, or by the arrow keys: Enter saves, Escape takes it back. `by`: how many days it is moved now. */
export function useMovedStep(step: SubTask, pixelsOfDay: () => number) {
  const [by, setBy] = useState(0);
  const from = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const save = useSaveMoved(step);
  const settle = (days: number) => (days === 0 ? setBy(0) : save(days, () => setBy(0)));
  if (!step.can.edit) return { by: 0, handlers: {}, wasDragged: () => false };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientX;
      wasDragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      const moved = event.clientX - from.current;
      if (Math.abs(moved) > dragPixels) wasDragged.current = true;
      if (wasDragged.current) setBy(Math.round(moved / pixelsOfDay()));
    },
    onPointerUp: () => {
      from.current = null;
      if (wasDragged.current) settle(by);
    },
    onPointerCancel: () => {
      from.current = null;
      setBy(0);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        event.preventDefault();
        setBy(by + (event.key === 'ArrowRight' ? 1 : -1));
      }
      if (by !== 0 && event.key === 'Enter') {
        event.preventDefault();
        settle(by);
      }
      if (event.key === 'Escape') setBy(0);
    },
  };
  return { by, handlers, wasDragged: () => wasDragged.current };
}
