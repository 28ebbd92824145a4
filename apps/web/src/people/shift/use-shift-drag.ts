import { moveShift } from '@nukkad/contract/people/shift/shift.api';
import type { RosterShift } from '@nukkad/contract/people/shift/shift.model';
import type { DragEvent } from 'react';
import { useMemo } from 'react';
import { useSend } from '../../platform/api/send.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';

const kind = 'application/x-nukkad-shift';

export interface ShiftDrag {
  /** Of the whole table: cells say by `data-who` and `data-day` where they are. */
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

const around = ({ target }: DragEvent, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const cellOf = (event: DragEvent) => around(event, '[data-who]');

/**
 * Shifts are dragged from cell to cell; the dialog of each does the same by keyboard. One set of handlers on the table, so
 * that fifteen hundred cells have none.
 */
export function useShiftDrag(shiftOf: (shiftId: string) => RosterShift | undefined): ShiftDrag {
  const { mutate } = useSend(moveShift);
  return useMemo(
    () => ({
      onDragStart: (event) => {
        const id = around(event, '[data-shift]')?.dataset['shift'];
        if (id) event.dataTransfer.setData(kind, id);
      },
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes(kind)) return;
        const cell = cellOf(event);
        if (!cell) return;
        event.preventDefault();
        cell.dataset['over'] = '';
      },
      onDragLeave: (event) => {
        delete cellOf(event)?.dataset['over'];
      },
      onDrop: (event) => {
        const cell = cellOf(event);
        const shift = shiftOf(event.dataTransfer.getData(kind));
        if (!cell || !shift) return;
        event.preventDefault();
        delete cell.dataset['over'];
        const employeeId = cell.dataset['who'] || null;
        const day = cell.dataset['day'] ?? shift.day;
        if (employeeId === shift.employeeId && day === shift.day) return;
        const { shiftId, version, shiftTypeId } = shift;
        mutate({ shiftId, version, shiftTypeId, employeeId, day }, { onError: toastFailure });
      },
    }),
    [mutate, shiftOf],
  );
}
